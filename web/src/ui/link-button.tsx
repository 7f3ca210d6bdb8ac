import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style';
import { space } from './tokens';

const RouterLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
const Anchor = styled.a<ButtonLook>`
  ${buttonStyle}
`;

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
}

export function LinkButton({
  variant = 'primary',
  size = 'md',
  full = false,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <RouterLink {...rest} $variant={variant} $size={size} $full={full} />;
}

/** For links that leave the site, dial or download. */
export function AnchorButton({
  variant = 'primary',
  size = 'md',
  full = false,
  ...rest
}: Look & ComponentProps<'a'>) {
  const outside = rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {};
  return <Anchor {...outside} {...rest} $variant={variant} $size={size} $full={full} />;
}

/** A link alone in its line, at least 24 pixels high. */
export const TextLink = styled(Link)`
  display: inline-block;
  padding-block: ${space.xxs};
  font-weight: 700;
`;
