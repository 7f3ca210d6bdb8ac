import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`;

/** A drawing in the colours of the theme; decoration, so nothing is read aloud. */
export function Illustration({
  width,
  height,
  children,
}: {
  width: number;
  height: number;
  children: ReactNode;
}) {
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {children}
    </Svg>
  );
}
