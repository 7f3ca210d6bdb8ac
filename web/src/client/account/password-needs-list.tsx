import { Check, Circle } from 'lucide-react';
import { styled } from 'styled-components';
import { authTexts } from './texts/auth';
import { useTexts } from '../../platform/language/use-texts';
import { color, space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { PASSWORD_NEEDS, type PasswordNeed } from './password-needs';

const Line = styled.span<{ $met: boolean }>`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  color: ${({ $met }) => ($met ? color.primary : color.inkSoft)};
`;

/**
 * What a new password needs, ticked off while it is typed. Stands in a field's hint, so it is phrasing content only.
 */
export function PasswordNeedsList({ unmet }: { unmet: readonly PasswordNeed[] }) {
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
