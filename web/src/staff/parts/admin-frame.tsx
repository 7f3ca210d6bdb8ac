import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { above, below, color, space, target, text } from '../../ui/tokens';

const Page = styled.div`
  padding-inline: clamp(${space.sm}, 2vw, ${space.lg});
`;

/** As high as the tools of the frame, which stand at the end of the line. */
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.sm};
  align-content: center;
  align-items: baseline;
  min-height: 3.5rem;
  padding-right: 9.5rem;
  h1 {
    font-size: ${text.xl};
    line-height: 1.2;
  }
  p {
    display: none;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  @media ${above.lg} {
    min-height: 4rem;
    padding-right: 22rem;
    p {
      display: block;
    }
  }
`;

/** The page's own buttons, in the line of its title, unless the text is very large. On a phone they are icons. */
export const TitleTools = styled.div`
  display: flex;
  gap: ${space.xxs};
  align-items: center;
  justify-content: flex-end;
  min-height: 3.5rem;
  @media (min-width: 22rem) {
    margin-top: -3.5rem;
    padding-right: 9.2rem;
  }
  @media ${above.lg} {
    min-height: 4rem;
    margin-top: -4rem;
    padding-right: 20.5rem;
  }
  @media ${below.md} {
    > button {
      gap: 0;
      min-width: ${target};
      padding: 0;
      font-size: 0;
    }
    > button:not(:last-child) {
      border-color: transparent;
      background: none;
    }
  }
`;

export function AdminFrame({
  heading,
  lead,
  children,
}: {
  heading: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page>
      <Title>
        <h1 tabIndex={-1} data-page-heading>
          {heading}
        </h1>
        <p>{lead}</p>
      </Title>
      {children}
    </Page>
  );
}
