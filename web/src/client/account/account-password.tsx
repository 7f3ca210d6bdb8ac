import { Check, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { authTexts } from './texts/auth';
import { useTexts } from '../../platform/language/use-texts';
import { PasswordField } from '../../ui/fields/password-field';
import { color, space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { PASSWORD_NEEDS, type PasswordNeed } from './password-needs';

const Line = styled.span<{ $met: boolean }>`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  color: ${({ $met }) => ($met ? color.primary : color.inkSoft)};
`;

/** @param unmet what a new password still lacks; undefined for a password to log in with */
export function AccountPassword({
  unmet,
  ...field
}: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'> & {
  unmet?: readonly PasswordNeed[] | undefined;
}) {
  const { common } = useTexts(authTexts);
  return (
    <PasswordField
      showLabel={common.showPassword}
      hideLabel={common.hidePassword}
      autoComplete={unmet === undefined ? 'current-password' : 'new-password'}
      required
      hint={unmet && <Needs unmet={unmet} />}
      {...field}
    />
  );
}

/** What a new password needs, ticked off while the client types. Stands in a hint, so it has no block elements. */
function Needs({ unmet }: { unmet: readonly PasswordNeed[] }) {
  const { t } = useTexts(authTexts);
  return (
    <>
      <span>{t.passwordNeeds.intro}</span>
      {PASSWORD_NEEDS.map((need) => {
        const met = !unmet.includes(need);
        return (
          <Line key={need} $met={met}>
            {met ? <Check aria-hidden size={16} /> : <Circle aria-hidden size={16} />}
            <span>{t.passwordNeeds[need]}</span>
            <VisuallyHidden>
              {` (${met ? t.passwordNeeds.met : t.passwordNeeds.unmet})`}
            </VisuallyHidden>
          </Line>
        );
      })}
    </>
  );
}
