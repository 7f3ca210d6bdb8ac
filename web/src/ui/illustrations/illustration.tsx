import { styled } from 'styled-components';

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  filter: var(--drawing);
`;

/** Hidden from screen readers. @param cover fills its place and crops the edges */
export function Illustration({
  width,
  height,
  cover = false,
  children,
}: {
  width: number;
  height: number;
  cover?: boolean;
  children: React.ReactNode;
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
