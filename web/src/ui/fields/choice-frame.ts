import { css } from 'styled-components';
import { color } from '../tokens';

/**
 * The frame of a label that holds a radio button. It is drawn by what stands beside the button and knows its state: in
 * the oldest browsers the label itself cannot.
 * @param colors of the line, and of the ground once it is chosen
 */
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
