import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  filter: var(--drawing);
`;

/**
 * A drawing; decoration, so nothing is read aloud.
 * @param cover fills the place it stands in and lets its edges go, instead of keeping its own shape
 */
export function Illustration({
  width,
  height,
  cover = false,
  children,
}: {
  width: number;
  height: number;
  cover?: boolean;
  children: ReactNode;
}) {
  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      {...(cover ? { preserveAspectRatio: 'xMidYMid slice' } : {})}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </Svg>
  );
}
