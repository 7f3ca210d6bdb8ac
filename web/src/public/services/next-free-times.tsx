import type { Service } from '@tulia/domain/practice/service';
import { formatClock, formatWeekdayAt } from '@tulia/domain/wording/moments';
import { DAY, type Instant } from '@tulia/domain/time/instant';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { nextFreeTexts } from './texts/next-free';
import { useTexts } from '../../platform/language/use-texts';
import { bookingPathOf } from '../../paths';
import { useNextFreeTimes } from './use-next-free-times';
import { mark } from '../../ui/marks';
import { color, space, text } from '../../ui/tokens';

/** Reserves two lines for phone and card, so that nothing moves when the times come. */
const Line = styled.p`
  min-height: 3.2em;
  color: ${color.inkSoft};
  font-size: ${text.md};
  a {
    /* The finger's target is higher than the line, which keeps its height. */
    padding: ${space.xs} 0.15em;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** "Next free: Tue 10:00, 11:00, Wed 9:00" in practice time, as links to booking; an empty line until known. */
export function NextFreeTimes({ service }: { service: Service }) {
  const { t, lang } = useTexts(nextFreeTexts);
  const found = useNextFreeTimes(service);
  if (found === null) return <Line aria-hidden data-live="" />;
  const { asOf, times } = found;
  const dayOf = (at: Instant) =>
    // A weekday alone means the coming one.
    formatWeekdayAt(at, lang, at - asOf > 6 * DAY);
  return (
    <Line {...mark('next-free')}>
      {times.length === 0 ? (
        t.none
      ) : (
        <>
          <span>{t.label}</span>{' '}
          {times.map(({ startsAt, date, time }, index) => {
            const whole = `${dayOf(startsAt)} ${formatClock(startsAt, lang)}`;
            const isSameDay = times[index - 1]?.date === date;
            return (
              <Fragment key={startsAt}>
                {index > 0 && <span>, </span>}
                <Link
                  to={bookingPathOf({ service: service.slug, day: date, time })}
                  aria-label={t.book(whole)}
                >
                  {isSameDay ? formatClock(startsAt, lang) : whole}
                </Link>
              </Fragment>
            );
          })}{' '}
          <span>{t.zone}</span>
        </>
      )}
    </Line>
  );
}
