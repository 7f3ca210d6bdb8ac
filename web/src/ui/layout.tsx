import { css, styled } from 'styled-components';
import { above, color, radius, space, text } from './tokens';

/** The width everything keeps to; what is `$narrow` begins at the same edge as the rest and ends earlier. */
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

/** Children under each other; as a list, like Cluster and Grid, without the signs of one. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  gap: ${({ $gap = 'md' }) => space[$gap]};
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
`;

/** Said on wider screens only, where it pushes nothing below the first screen. */
export const WhereThereIsRoom = styled.span`
  display: none;
  @media ${above.sm} {
    display: inline;
  }
`;

/** Children beside each other, wrapping. */
export const Cluster = styled.div<{ $gap?: keyof typeof space; $justify?: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = 'sm' }) => space[$gap]};
  list-style: none;
`;

/** One column on a phone, as many as fit from `$min` wide on. */
export const Grid = styled.div<{ $min?: string; $gap?: keyof typeof space; $align?: string }>`
  display: grid;
  gap: ${({ $gap = 'lg' }) => space[$gap]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '17rem' }) => $min}), 1fr));
  align-items: ${({ $align = 'stretch' }) => $align};
  list-style: none;
`;

/** Main column and side column; the side comes after the main one on a phone. */
export const WithSide = styled.div`
  display: grid;
  gap: ${space.xl};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${above.lg} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** A stretch of a page with air above and below. */
export const Section = styled.section`
  padding-block: clamp(2.5rem, 6vw, 4.5rem);
`;

/** Longer text with comfortable lines. */
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

/** Smaller and softer words beside others. */
export const Soft = styled.span<{ $block?: boolean }>`
  ${({ $block }) => $block === true && 'display: block;'}
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

/** Words that somebody typed, with their line breaks. */
export const AsTyped = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Fields that belong together. */
export const Inset = styled.div`
  display: grid;
  gap: ${space.md};
  padding: ${space.md};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

/** What no press would answer without script. */
export const OnlyWithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** What to do where scripts do not run. */
export const OnlyWithoutScript = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;
