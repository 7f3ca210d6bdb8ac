import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style';
import { Spinner } from './spinner';

const Base = styled.button<ButtonLook>`
  ${buttonStyle}
`;

/**
 * The words, in an element of their own: a browser that translates the page puts another text in place of each, and
 * React could then neither insert a spinner before the text it knows nor change it.
 */
const Words = styled.span`
  display: contents;
`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  /** disables the button and shows a spinner */
  busy?: boolean;
  /** what it reads while busy, such as 'Saving...' */
  busyLabel?: ReactNode;
}

/** A button; `type` is `button` unless said otherwise, so that none submits a form by accident. */
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
