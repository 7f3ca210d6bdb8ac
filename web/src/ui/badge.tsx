import { styled, css, type RuleSet } from 'styled-components';
import { color, radius, text } from './tokens';

export type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger';

export const toneStyle: Record<Tone, RuleSet> = {
  neutral: css`
    background: ${color.sunken};
    color: ${color.inkSoft};
  `,
  primary: css`
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  `,
  accent: css`
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  `,
  success: css`
    background: ${color.successSoft};
    color: ${color.onSuccessSoft};
  `,
  warning: css`
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
  `,
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  `,
};

/** Holds a short word, such as a status; `$tone` only underlines it. */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  padding: 0.15rem 0.65rem;
  border-radius: ${radius.pill};
  font-size: ${text.sm};
  font-weight: 700;
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => toneStyle[$tone]}
`;
