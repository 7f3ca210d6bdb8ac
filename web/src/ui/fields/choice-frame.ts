import { css } from 'styled-components';
import { color } from '../tokens';

/** The input's sibling draws the frame, since the oldest browsers cannot style the label by state. */
export const choiceFrame = (colors: { line: string; chosen: string }, corner: string) => css`
  position: relative;
  isolation: isolate;
  input + *::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border: 1.5px solid ${colors.line};
    border-radius: ${corner};
    background: ${color.surface};
  }
  input:checked + *::before {
    border-color: ${color.primary};
    background: ${colors.chosen};
  }
`;
