import { styled } from 'styled-components';
import { color, text } from './tokens';

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
