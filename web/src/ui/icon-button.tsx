import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, target } from './tokens';

const Base = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.inkSoft};
  &:hover:not(:disabled) {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  &:focus-visible {
    border-radius: ${radius.pill};
  }
  &:disabled {
    opacity: 0.5;
  }
`;

export const IconButton = ({
  label,
  children,
  type = 'button',
  ...rest
}: { label: string; children: ReactNode } & Omit<ComponentProps<'button'>, 'aria-label'>) => (
  <Base {...rest} type={type} aria-label={label}>
    {children}
  </Base>
);
