import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from './tokens';

const Header = styled.header`
  display: grid;
  gap: ${space.sm};
  padding-block: clamp(1.125rem, 5vw, 3.25rem) clamp(0.75rem, 3vw, 2rem);
`;

export const H1 = styled.h1`
  font-size: ${text.h1};
`;
export const H2 = styled.h2`
  font-size: ${text.h2};
`;
export const H3 = styled.h3`
  font-size: ${text.h3};
`;

export const Eyebrow = styled.p`
  color: ${color.accent};
  font-size: ${text.sm};
  font-weight: 700;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

export const Lead = styled.p`
  max-width: 36em;
  color: ${color.inkSoft};
  font-size: ${text.xl};
  line-height: 1.45;
`;

/** The one `h1`; gets the focus when the page changes. @param waiting while the page is loading */
export function PageHeading({
  children,
  eyebrow,
  lead,
  waiting = false,
}: {
  children: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  waiting?: boolean;
}) {
  return (
    <Header>
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <H1 {...(!waiting && { tabIndex: -1, 'data-page-heading': true })}>{children}</H1>
      {lead !== undefined && <Lead>{lead}</Lead>}
    </Header>
  );
}
