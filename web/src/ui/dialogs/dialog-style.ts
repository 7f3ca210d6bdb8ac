import { css } from 'styled-components';
import { color, layer, radius, shadow, space, text, windowHeight } from '../tokens';

export const overlayStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.overlay};
`;

export const sheetStyle = css<{ $wide?: boolean }>`
  position: fixed;
  z-index: ${layer.dialog};
  inset: var(--leave-quickly) 0 0;
  /* A wide dialog grows downwards while it fills, so that no button moves under a finger. */
  margin: ${({ $wide }) => ($wide === true ? '0.75rem auto auto' : 'auto')};
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  width: min(calc(100vw - 1.5rem), ${({ $wide }) => ($wide === true ? '46rem' : '30rem')});
  height: fit-content;
  max-height: calc(${windowHeight} - 1.5rem - var(--leave-quickly));
  overflow-y: auto;
  overscroll-behavior: contain;
  --sheet-padding: clamp(${space.md}, 4vw, ${space.xl});
  padding: var(--sheet-padding);
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.raised};
  &:focus {
    outline: none;
  }
`;

export const titleStyle = css`
  padding-right: 2.5rem;
  font-size: ${text.h3};
`;

export const descriptionStyle = css`
  color: ${color.inkSoft};
`;
