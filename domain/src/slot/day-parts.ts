import { minutesOf, timeOf, weekdayOf } from '../time/practice-time';
import type { OpeningHours } from './opening-hours';
import { START_STEP_MINUTES, startTimeUpTo } from './start-times';

export type DayPart = 'morning' | 'afternoon' | 'day';

const NOON = '12:00';

/**
 * The parts of a day that staff block at once: until and from noon, as far as the practice is open, and the whole day
 * from midnight to midnight. `end` is excluded, and covers the start of the last session.
 */
export function dayPartsOf(
  hours: OpeningHours,
  date: string,
): readonly { part: DayPart; start: string; end: string }[] {
  const whole = { part: 'day', start: '00:00', end: '24:00' } as const;
  const open = hours[weekdayOf(date)];
  if (open === undefined) return [whole];
  const [first, last] = [open.first, open.last].map(startTimeUpTo) as [string, string];
  const over = timeOf(minutesOf(last) + START_STEP_MINUTES);
  return [
    { part: 'morning' as const, start: first, end: over < NOON ? over : NOON },
    { part: 'afternoon' as const, start: first > NOON ? first : NOON, end: over },
    whole,
  ].filter(({ start, end }) => start < end);
}
