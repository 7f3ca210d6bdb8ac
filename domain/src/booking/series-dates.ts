/** The dates of a weekly series that a client asks for: which cannot be had, and which times are free instead. */
import type { FreeTime } from '../refusal';
import { daySlots, slotRefusal, type Diary, type SlotRefusal } from '../slot/free-slots';
import { intervalOf, overlaps, type Interval } from '../slot/interval';
import type { Instant } from '../time/instant';
import {
  addDays,
  datesFrom,
  daysBetween,
  toInstant,
  weekdayOf,
  type WallTime,
} from '../time/practice-time';
import { fewestClashes } from './series';

interface DateClash extends WallTime {
  reason: SlotRefusal;
  freeTimes: FreeTime[];
}

interface Asked {
  /** of one session */
  minutes: number;
  now: Instant;
}

/** A practitioner's months, and what the locks say; without these the public months decide. */
interface CheckedDiary extends Diary {
  isTaken?: (start: WallTime) => boolean;
}

/**
 * One practitioner holds all sessions (`fewestClashes`), by the rules of a single request.
 * @returns the place of the practitioner, and the dates that cannot be had, each with its free times
 */
export function checkDates(
  starts: readonly WallTime[],
  diaries: readonly CheckedDiary[],
  asked: Asked,
): { place: number; clashes: DateClash[] } {
  const found = fewestClashes(
    starts,
    asked.minutes,
    diaries.map(({ rules, lookup, isTaken }) => (start) => {
      const refusal = slotRefusal(rules, lookup, { ...start, ...asked });
      const isOther = isTaken === undefined || (refusal !== null && refusal !== 'taken');
      const reason = isOther ? refusal : isTaken(start) ? ('taken' as const) : null;
      return reason && { reason };
    }),
  );
  const { place } = found;
  const diary = diaries[place];
  const clashes =
    diary === undefined
      ? []
      : found.clashes.map((clash) => ({
          ...clash,
          freeTimes: freeInstead(clash, starts, diary, asked),
        }));
  return { place, clashes };
}

const OF_THE_DAY = 3;
const MOST_OFFERED = 5;

/**
 * The nearest free times of the same day, then of each other day of the week (from Monday) the one nearest to the hour;
 * none at which the series has a session.
 */
function freeInstead(
  start: WallTime,
  starts: readonly WallTime[],
  diary: Diary,
  { minutes, now }: Asked,
): FreeTime[] {
  const series = starts.map((each) => sessionAt(each, minutes));
  const ofDay = (date: string) => {
    const wanted = toInstant(date, start.time);
    return daySlots([diary], { date, minutes, now })
      .filter((slot) => slot.refusal === null && !series.some((each) => overlaps(slot, each)))
      .sort((one, other) => Math.abs(one.startsAt - wanted) - Math.abs(other.startsAt - wanted));
  };
  const farness = (date: string) => Math.abs(daysBetween(start.date, date));
  const others = datesFrom(addDays(start.date, 1 - weekdayOf(start.date)), 7)
    .filter((date) => date !== start.date)
    .sort((one, other) => farness(one) - farness(other));
  return [
    ...ofDay(start.date).slice(0, OF_THE_DAY),
    ...others.flatMap((date) => ofDay(date).slice(0, 1)),
  ]
    .slice(0, MOST_OFFERED)
    .map(({ date, time, startsAt }) => ({ date, time, startsAt }));
}

const sessionAt = ({ date, time }: WallTime, minutes: number): Interval =>
  intervalOf(toInstant(date, time), minutes);
