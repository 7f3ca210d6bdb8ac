import { css, type RuleSet } from 'styled-components';
import { color, motion, radius, space, target, text } from './tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $full: boolean;
}

const filled = (ground: string, hover: string, ink: string) => css`
  background: ${ground};
  color: ${ink};
  &:hover:not(:disabled) {
    background: ${hover};
    color: ${ink};
  }
`;

const VARIANTS: Record<ButtonVariant, RuleSet> = {
  primary: filled(color.primary, color.primaryHover, color.onPrimary),
  danger: filled(color.danger, color.dangerHover, color.onDanger),
  secondary: css`
    background: ${color.surface};
    color: ${color.primary};
    border-color: ${color.lineStrong};
    &:hover:not(:disabled) {
      background: ${color.primarySoft};
      color: ${color.onPrimarySoft};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.primary};
    text-decoration: underline;
    text-underline-offset: 0.18em;
    &:hover:not(:disabled) {
      color: ${color.primaryHover};
    }
  `,
};

const SIZES: Record<ButtonSize, RuleSet> = {
  sm: css`
    min-height: var(--small-button, 2.25rem);
    padding: 0.3rem ${space.sm};
    font-size: ${text.sm};
  `,
  md: css`
    min-height: ${target};
    padding: 0.5rem 1.15rem;
  `,
  lg: css`
    min-height: 3.25rem;
    padding: 0.7rem ${space.lg};
    font-size: ${text.lg};
  `,
};

/** Aligns its text with the text above. An icon alone keeps its width. */
const flush = css`
  min-width: 2.25rem;
  padding-inline: 0;
`;

export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  width: ${({ $full }) => ($full ? '100%' : 'auto')};
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  font-weight: 700;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.quick},
    transform ${motion.quick};
  ${({ $variant }) => VARIANTS[$variant]}
  ${({ $size }) => SIZES[$size]}
  ${({ $variant }) => $variant === 'quiet' && flush}
  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  &:focus-visible {
    border-radius: ${radius.pill};
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  /* Paper has no backgrounds, on which alone light text is readable. */
  @media print {
    border-color: ${color.lineStrong};
    color: ${color.ink};
  }
`;
