import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../ui/card';
import { color, font, space, text } from '../../ui/tokens';

const Frame = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space.md};
  margin: 0;
  &::before {
    content: '“';
    height: 1.4rem;
    color: ${color.primary};
    font-family: ${font.heading};
    font-size: 3.5rem;
    line-height: 1;
  }
`;

const Words = styled.blockquote`
  font-family: ${font.heading};
  font-size: ${text.xl};
  line-height: 1.4;
`;

const Who = styled.p`
  color: ${color.inkSoft};
  font-weight: 700;
`;

/** One sentence of a story and the initials of who said it. */
export function StoryQuote({
  quote,
  initials,
  children,
}: {
  quote: string;
  initials: string;
  children?: ReactNode;
}) {
  return (
    <Frame as="figure">
      <Words>{quote}</Words>
      <Who>{initials}</Who>
      {children}
    </Frame>
  );
}
