/**
 * Why a day cannot be chosen: a date is disabled when all its 24 slots are refused (specification section 5). Cheap
 * checks come first, because a month asks 42 times.
 */
import { refusalByAll, type Diary } from '@tulia/domain/slot/free-slots';
import { isOpenAt } from '@tulia/domain/slot/opening-hours';
import { SLOT_TIMES } from '@tulia/domain/slot/start-times';
import { addDays } from '@tulia/domain/time/practice-time';

export type DayReason = 'past' | 'too-far' | 'closed' | 'full';

export interface DayQuestion {
  /** of the practitioners of the session */
  diaries: readonly Diary[];
  windowDays: number;
  /** practice date */
  today: string;
  now: number;
  minutes: number;
}

/** The reason, or null when at least one slot of `date` is free. */
export function dayRefusal(date: string, asked: DayQuestion): DayReason | null {
  const { diaries, windowDays, today, now, minutes } = asked;
  if (date < today) return 'past';
  if (date > addDays(today, windowDays)) return 'too-far';
  const there = diaries.filter(({ lookup }) => lookup(date)?.isAvailable === true);
  const open = SLOT_TIMES.filter((time) =>
    there.some(({ rules }) => isOpenAt(rules.openingHours, date, time)),
  );
  if (open.length === 0) return 'closed';
  const free = open.some((time) => refusalByAll(there, { date, time, minutes, now }) === null);
  return free ? null : 'full';
}
