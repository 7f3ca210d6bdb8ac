import { css, styled } from 'styled-components';
import { above, color, radius, space, text } from './tokens';

/** The page's width; `$narrow` starts at the same edge and ends earlier. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: 72rem;
  margin-inline: auto;
  /* Very large text needs the room itself. */
  padding-inline: clamp(min(${space.md}, 5vw), 4vw, ${space.xl});
  ${({ $narrow }) =>
    $narrow === true &&
    css`
      > * {
        max-width: 40rem;
      }
    `}
`;

/** Children under each other. As a list it hides the markers, like Cluster and Grid. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  gap: ${({ $gap = 'md' }) => space[$gap]};
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
`;

/** Hidden where it would push content below the first screen. */
export const WhereThereIsRoom = styled.span`
  display: none;
  @media ${above.sm} {
    display: inline;
  }
`;

export const Cluster = styled.div<{ $gap?: keyof typeof space; $justify?: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = 'sm' }) => space[$gap]};
  list-style: none;
`;

/** One column on a phone, more columns from `$min` wide on. */
export const Grid = styled.div<{ $min?: string; $gap?: keyof typeof space; $align?: string }>`
  display: grid;
  gap: ${({ $gap = 'lg' }) => space[$gap]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '17rem' }) => $min}), 1fr));
  align-items: ${({ $align = 'stretch' }) => $align};
  list-style: none;
`;

/** The side column follows the main one on a phone. */
export const WithSide = styled.div`
  display: grid;
  gap: ${space.xl};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${above.lg} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export const Section = styled.section`
  padding-block: clamp(2.5rem, 6vw, 4.5rem);
`;

export const Prose = styled.div`
  max-width: 39em;
  font-size: ${text.lg};
  > * + * {
    margin-top: 1em;
  }
  ul,
  ol {
    padding-left: 1.4em;
  }
  li + li {
    margin-top: 0.4em;
  }
  h2,
  h3 {
    margin-top: 1.6em;
  }
`;

export const Soft = styled.span<{ $block?: boolean }>`
  ${({ $block }) => $block === true && 'display: block;'}
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

/** Keeps the line breaks of typed text. */
export const AsTyped = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Inset = styled.div`
  display: grid;
  gap: ${space.md};
  padding: ${space.md};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

export const OnlyWithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

export const OnlyWithoutScript = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;
