import { minutesOf, weekdayOf, type Weekday } from '../time/practice-time';
import { SLOT_TIMES, startTimeUpTo } from './start-times';

/** The first and the last time at which a session may start on a day, `HH:MM` practice time, both included. */
export interface OpeningDay {
  first: string;
  last: string;
}

/** Weekly opening hours; a missing weekday is closed. Keys are ISO weekdays, 1 is Monday. */
export type OpeningHours = Partial<Record<Weekday, OpeningDay>>;

/** Whether a session may start at `time` on `date`, by the opening hours alone. */
export function isOpenAt(hours: OpeningHours, date: string, time: string): boolean {
  const day = hours[weekdayOf(date)];
  if (day === undefined) return false;
  const at = minutesOf(time);
  return minutesOf(day.first) <= at && at <= minutesOf(day.last);
}

/** The 11 times offered when a booking is confirmed, 08:00 to 18:00 (specification sections 5 and 9). */
export const CONFIRM_TIMES: readonly string[] = SLOT_TIMES.filter(
  (time) => '08:00' <= time && time <= '18:00',
);

/**
 * The confirm time to offer first: a preferred time in 12- or 24-hour form ("2:30 PM", "14:30") is rounded down to
 * a time at which sessions begin and used when it is in the list, else the first slot is used (specification
 * section 5).
 * @param times the list: the eleven times, or more where the practice is open longer
 */
export function preferredConfirmTime(
  preferred: string | null | undefined,
  times: readonly string[] = CONFIRM_TIMES,
): string {
  const first = CONFIRM_TIMES[0] ?? '08:00';
  const match = /^\s*(\d{1,2})(?::([0-5]\d))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?\s*$/i.exec(
    preferred ?? '',
  );
  if (!match) return first;
  let hour = Number(match[1]);
  const minute = match[2] ?? '00';
  const half = match[3]?.toLowerCase();
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return first;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  const rounded = startTimeUpTo(`${String(hour).padStart(2, '0')}:${minute}`);
  return times.includes(rounded) ? rounded : first;
}
