import { PhoneCall } from 'lucide-react';
import { styled } from 'styled-components';
import { layoutCopy } from '../../shared/frame/texts';
import { useCopy } from '../../platform/language/use-copy';
import { useCrisisNumbers } from '../../shared/practice/use-crisis-numbers';
import { color, space, text } from '../../ui/tokens';

/** Where the footer names all numbers. */
export const CRISIS_HELP = 'crisis-help';

const Line = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  align-items: center;
  justify-content: center;
  padding-inline: ${space.md};
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};
  font-size: ${text.sm};
  a {
    display: inline-flex;
    gap: ${space.xs};
    align-items: center;
    min-height: 2.5rem;
    color: inherit;
    text-decoration: none;
  }
  strong,
  a:last-child:not(:first-child) {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media print {
    display: none;
  }
`;

/** Help at once, before anything else of a page: one tap dials the first number, the other leads to all of them. */
export function CrisisLine() {
  const { t } = useCopy(layoutCopy);
  const numbers = useCrisisNumbers();
  const [first] = numbers;
  if (first === undefined) return null;
  return (
    <Line aria-label={t.crisisLine}>
      <a href={first.href}>
        <PhoneCall aria-hidden size={16} />
        <span>
          {t.inDanger} <strong>{first.number}</strong>
        </span>
      </a>
      {numbers.length > 1 && <a href={`#${CRISIS_HELP}`}>{t.moreHelp}</a>}
    </Line>
  );
}
