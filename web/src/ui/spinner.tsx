import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from './visually-hidden';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span<{ $size: string }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border: 0.16em solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

/** Announces itself only with a `label`. */
export function Spinner({ size = '1.5rem', label }: { size?: string; label?: string }) {
  if (label === undefined) return <Ring $size={size} aria-hidden="true" />;
  return (
    <span role="status">
      <Ring $size={size} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
