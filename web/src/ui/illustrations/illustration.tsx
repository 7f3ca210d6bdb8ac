import type { ReactNode, SVGProps } from 'react';
import { styled } from 'styled-components';

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  filter: var(--drawing);
`;

interface Drawing {
  width: number;
  height: number;
  children: ReactNode;
}

/** Hidden from screen readers. */
export const Illustration = ({ width, height, children }: Drawing) => (
  <Svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
    {children}
  </Svg>
);

/** A stroke with round ends and corners. */
export function Line({ color, width, ...path }: SVGProps<SVGPathElement>) {
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return <path {...path} {...round} fill="none" stroke={color} strokeWidth={width} />;
}
