import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '../../ui/card';
import { color, font, space, text } from '../../ui/tokens';

const lead = css`
  grid-column: 1 / -1;
  border-color: transparent;
  background: ${color.primary};
  color: ${color.onPrimary};
  blockquote {
    max-width: 30em;
    font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2rem);
    line-height: 1.25;
  }
  &::before,
  p {
    color: inherit;
  }
`;

const Frame = styled(Card)<{ $isLead: boolean }>`
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
  ${({ $isLead }) => $isLead && lead}
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

interface StoryQuoteProps {
  quote: string;
  initials: string;
  /** the first of several, set apart from the others */
  isLead?: boolean;
  children?: ReactNode;
}

export const StoryQuote = ({ quote, initials, isLead = false, children }: StoryQuoteProps) => (
  <Frame as="figure" $isLead={isLead}>
    <Words>{quote}</Words>
    <Who>{initials}</Who>
    {children}
  </Frame>
);
