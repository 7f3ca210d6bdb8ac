import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style';
import { Spinner } from './spinner';

const Base = styled.button<ButtonLook>`
  ${buttonStyle}
`;

/** A browser's translation replaces texts: React can insert a spinner only before an element. */
const Words = styled.span`
  display: contents;
`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  busy?: boolean;
  /** such as 'Saving...' */
  busyLabel?: ReactNode;
}

/** `type` is `button` by default, so that none submits a form by accident. */
export function Button({
  variant = 'primary',
  size = 'md',
  full = false,
  busy = false,
  busyLabel,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <Base
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      $variant={variant}
      $size={size}
      $full={full}
    >
      {busy && <Spinner size="1em" />}
      <Words key={busy ? 'busy' : 'ready'}>{busy ? (busyLabel ?? children) : children}</Words>
    </Base>
  );
}
