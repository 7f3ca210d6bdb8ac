import { keyframes, styled } from 'styled-components';
import { Stack } from './layout';
import { color, radius } from './tokens';
import { VisuallyHidden } from './visually-hidden';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** Styled by classes: the content security policy forbids style attributes in prerendered markup. */
const Bar = styled.span<{ $height: string; $short: boolean }>`
  display: block;
  width: ${({ $short }) => ($short ? '60%' : '100%')};
  height: ${({ $height }) => $height};
  border-radius: ${radius.sm};
  background: ${color.sunken};
  animation: ${breathe} 1.8s ease-in-out infinite;
`;

interface SkeletonProps {
  label: string;
  lines?: number | undefined;
  height?: string | undefined;
}

/** `label` tells screen readers that content is loading. */
export const Skeleton = ({ label, lines = 3, height = '1.1rem' }: SkeletonProps) => (
  <Stack $gap="sm" role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: lines }, (_, line) => (
      <Bar
        key={line}
        aria-hidden="true"
        $height={height}
        $short={line === lines - 1 && lines > 1}
      />
    ))}
  </Stack>
);
