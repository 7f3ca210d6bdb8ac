/** The free times to which a client may move a session, by practice date. Pure; the server decides. */
import type { ChangeableSession } from '@tulia/domain/booking/manage-view';
import {
  slotRefusal,
  withoutOwn,
  type DayLookup,
  type SlotRules,
} from '@tulia/domain/slot/free-slots';
import { isOpenAt } from '@tulia/domain/slot/opening-hours';
import { SLOT_TIMES } from '@tulia/domain/slot/start-times';
import type { Instant } from '@tulia/domain/time/instant';
import { datesFrom, toInstant, toWallTime } from '@tulia/domain/time/practice-time';

/**
 * Days within the booking window with a free time for `session`, other than its present one. `date` (`YYYY-MM-DD`) and
 * `time` (`HH:MM`) are practice time.
 */
export function freeDays(
  rules: SlotRules,
  lookup: DayLookup,
  session: Pick<ChangeableSession, 'startsAt' | 'endsAt' | 'service'>,
  now: Instant,
) {
  const { openingHours, windowDays } = rules;
  const minutes = session.service.durationMinutes;
  const others = withoutOwn(lookup, session);
  const today = toWallTime(now).date;
  return datesFrom(today, windowDays + 1)
    .filter((date) => lookup(date)?.isAvailable === true)
    .map((date) => ({
      date,
      times: SLOT_TIMES.filter(
        (time) =>
          isOpenAt(openingHours, date, time) &&
          slotRefusal(rules, others, { date, time, minutes, now }) === null,
      )
        .map((time) => ({ time, startsAt: toInstant(date, time) }))
        .filter(({ startsAt }) => startsAt !== session.startsAt),
    }))
    .filter(({ times }) => times.length > 0);
}
