import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { H2 } from '../../ui/heading';
import { Cluster, Container } from '../../ui/layout';
import { color, radius, space, text } from '../../ui/tokens';

const Sheet = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  margin-block: ${space.xl};
  padding: clamp(2rem, 6vw, 4rem) clamp(1.25rem, 5vw, 3rem);
  border-radius: ${radius.lg};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  text-align: center;
`;

const Words = styled.p`
  max-width: 31em;
  font-size: ${text.lg};
`;

interface ClosingCallProps {
  heading: ReactNode;
  words: ReactNode;
  children: ReactNode;
}

export const ClosingCall = ({ heading, words, children }: ClosingCallProps) => (
  <Container>
    <Sheet>
      <H2>{heading}</H2>
      <Words>{words}</Words>
      <Cluster $justify="center">{children}</Cluster>
    </Sheet>
  </Container>
);
