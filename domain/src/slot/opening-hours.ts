import { minutesOf, weekdayOf, type Weekday } from '../time/practice-time';
import { SLOT_TIMES, startTimeUpTo } from './start-times';

/** First and last start of a session, `HH:MM` practice time, both included. */
export interface OpeningDay {
  first: string;
  last: string;
}

/** Opening hours by ISO weekday (1 is Monday). A missing weekday is closed. */
export type OpeningHours = Partial<Record<Weekday, OpeningDay>>;

export function isOpenAt(hours: OpeningHours, date: string, time: string): boolean {
  const day = hours[weekdayOf(date)];
  if (day === undefined) return false;
  const at = minutesOf(time);
  return minutesOf(day.first) <= at && at <= minutesOf(day.last);
}

/** The 11 times in the confirm dialog (specification sections 5 and 9). */
export const CONFIRM_TIMES: readonly string[] = SLOT_TIMES.filter(
  (time) => '08:00' <= time && time <= '18:00',
);

/**
 * The preselected confirm time: the preferred time ("2:30 PM" or "14:30"), rounded down to a start time, where the list
 * has it; else the first time (specification section 5).
 * @param times the eleven times, or more where the practice is open longer
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
