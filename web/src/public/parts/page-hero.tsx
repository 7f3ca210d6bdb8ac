import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';
import { above, below, space } from '../../ui/tokens';

const Columns = styled.div`
  display: grid;
  gap: 0 ${space.xxl};
  align-items: center;
  @media ${above.md} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;

const Picture = styled.div`
  width: min(100%, 26rem);
  margin-inline: auto;
  @media ${above.md} {
    margin-right: 0;
  }
  padding-block: ${space.md};
  @media ${below.md} {
    max-width: 15rem;
  }
`;

interface PageHeroProps {
  heading: ReactNode;
  lead: ReactNode;
  picture: ReactNode;
  children?: ReactNode;
}

export const PageHero = ({ heading, lead, picture, children }: PageHeroProps) => (
  <Container>
    <Columns>
      <div>
        <PageHeading lead={lead}>{heading}</PageHeading>
        {children}
      </div>
      <Picture>{picture}</Picture>
    </Columns>
  </Container>
);
