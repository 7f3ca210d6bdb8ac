import type { Service } from '@tulia/domain/practice/service';
import { formatClock, formatWeekdayAt } from '@tulia/domain/wording/moments';
import { DAY } from '@tulia/domain/time/instant';
import { styled } from 'styled-components';
import { nextFreeCopy } from './texts/next-free';
import { useCopy } from '../../platform/language/use-copy';
import { useNextFreeTimes } from './use-next-free-times';
import { color, space, text } from '../../ui/tokens';

/**
 * Its two lines, on a phone and in a card, are kept while the times are awaited, so that nothing moves when they
 * come.
 */
const Line = styled.p`
  min-height: 3.2em;
  color: ${color.inkSoft};
  font-size: ${text.md};
  strong {
    margin-left: ${space.xs};
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`;

/** "Next free: Tue 10:00, 11:00, Wed 9:00", by the clock of the practice; an empty line until it is known. */
export function NextFreeTimes({ service, count = 3 }: { service: Service; count?: number }) {
  const { t, lang } = useCopy(nextFreeCopy);
  const found = useNextFreeTimes(service, count);
  if (found === null) return <Line aria-hidden data-live="" />;
  const { asOf, times } = found;
  const words = times.map((at, index) => {
    const before = times[index - 1];
    // A weekday alone means the coming one.
    const isFar = at - asOf > 6 * DAY;
    const day = formatWeekdayAt(at, lang, isFar);
    const isSameDay = before !== undefined && formatWeekdayAt(before, lang, isFar) === day;
    const clock = formatClock(at, lang);
    return isSameDay ? clock : `${day} ${clock}`;
  });
  return (
    <Line data-next-free>
      {times.length === 0 ? (
        t.none
      ) : (
        <>
          {t.label}
          <strong>{words.join(', ')}</strong> {t.zone}
        </>
      )}
    </Line>
  );
}
