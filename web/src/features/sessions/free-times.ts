/** The free times to which a session may be moved, by practice date. Pure; the server has the last word. */
import type { Booking } from '@tulia/domain/records/booking';
import {
  slotRefusal,
  SLOT_TIMES,
  type DayLookup,
  type SlotRules,
} from '@tulia/domain/slot/free-slots';
import { granulesOf } from '@tulia/domain/slot/granule';
import { isOpenAt } from '@tulia/domain/slot/opening-hours';
import type { Instant } from '@tulia/domain/time/instant';
import { datesFrom, toInstant, toWallTime } from '@tulia/domain/time/practice-time';

export interface FreeTime {
  /** `HH:MM`, practice time */
  time: string;
  startsAt: Instant;
}

export interface FreeDay {
  /** `YYYY-MM-DD`, practice time */
  date: string;
  times: FreeTime[];
}

type Moving = Pick<Booking, 'startsAt' | 'endsAt' | 'service'>;

/** `lookup` as if the session itself were not in the calendar: it must not stand in its own way. */
export function withoutOwn(lookup: DayLookup, session: Moving, timeZone: string): DayLookup {
  const own = new Set(granulesOf(session, timeZone).map(({ date, time }) => `${date} ${time}`));
  return (date) => {
    const day = lookup(date);
    return day && { ...day, busy: day.busy.filter((time) => !own.has(`${date} ${time}`)) };
  };
}

/** Days within the booking window that have a free time for `session`, other than where it is now. */
export function freeDays(
  rules: SlotRules,
  lookup: DayLookup,
  session: Moving,
  now: Instant,
): FreeDay[] {
  const { timeZone, openingHours, windowDays } = rules;
  const minutes = session.service.durationMinutes;
  const others = withoutOwn(lookup, session, timeZone);
  const today = toWallTime(now, timeZone).date;
  return datesFrom(today, windowDays + 1)
    .filter((date) => lookup(date)?.isAvailable === true)
    .map((date) => ({
      date,
      times: SLOT_TIMES.filter(
        (time) =>
          isOpenAt(openingHours, date, time) &&
          slotRefusal(rules, others, { date, time, minutes, now }) === null,
      )
        .map((time) => ({ time, startsAt: toInstant(date, time, timeZone) }))
        .filter(({ startsAt }) => startsAt !== session.startsAt),
    }))
    .filter(({ times }) => times.length > 0);
}
