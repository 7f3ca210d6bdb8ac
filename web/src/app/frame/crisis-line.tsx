import { PhoneCall } from 'lucide-react';
import { styled } from 'styled-components';
import { layoutTexts } from '../../shared/frame/texts';
import { useTexts } from '../../platform/language/use-texts';
import { useCrisisNumbers } from '../../shared/practice/use-crisis-numbers';
import { color, space } from '../../ui/tokens';
import { visuallyHidden } from '../../ui/visually-hidden';

/** The footer's list of all numbers. */
export const CRISIS_HELP = 'crisis-help';

const Line = styled.div`
  display: flex;
  gap: ${space.md};
  align-items: center;
  align-self: stretch;
  min-width: 0;
  padding-left: ${space.md};
  line-height: 1.2;
  a {
    display: inline-flex;
    gap: ${space.xs};
    align-items: center;
    align-self: stretch;
    color: ${color.onAccentSoft};
    text-decoration: none;
  }
  strong,
  a:last-child:not(:first-child) {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  svg {
    display: none;
  }
  /* With less room or large text: menu and footer have the other numbers too. */
  @container (width < 22em) {
    a:last-child:not(:first-child) {
      display: none;
    }
  }
  /* Very large text on a phone: the number alone. */
  @container (width < 15em) {
    padding-left: ${space.xs};
    svg {
      display: block;
    }
  }
`;

const Words = styled.span`
  @container (width < 15em) {
    ${visuallyHidden}
  }
`;

/** Help at once: one tap dials the first number, the other leads to all of them. */
export function CrisisLine() {
  const { t } = useTexts(layoutTexts);
  const numbers = useCrisisNumbers();
  const [first] = numbers;
  if (first === undefined) return null;
  return (
    <Line role="group" aria-label={t.crisisLine}>
      <a href={first.href}>
        <PhoneCall aria-hidden size="1.25em" />
        <span>
          <Words>{t.inDanger}</Words> <strong>{first.number}</strong>
        </span>
      </a>
      {numbers.length > 1 && (
        <a href={`#${CRISIS_HELP}`} aria-label={t.moreHelp}>
          {t.more}
        </a>
      )}
    </Line>
  );
}
