import {
  monthGrid,
  PRACTICE_ZONE,
  toInstant,
  toWallTime,
  weekdayOf,
} from '@tulia/domain/time/practice-time';
import type { Instant } from '@tulia/domain/time/instant';
import { nearestFreeSlots, type Diary, type Slot } from '@tulia/domain/slot/free-slots';
import {
  differsFromPractice,
  formatClock,
  formatDay,
  formatMoment,
  formatNearDay,
  zonePlace,
} from '@tulia/domain/wording/moments';
import type { bookingScheduleTexts } from '../texts/booking-schedule';
import type { Language } from '../../../platform/language/catalogue';
import { dayRefusal, type DayQuestion, type DayReason } from './day-refusal';

export type ScheduleTexts = (typeof bookingScheduleTexts)['en'];

/** The reason in words for each of the 42 dates of `month` that cannot be chosen; undefined for all others. */
export function dayReasons(
  month: string,
  asked: DayQuestion,
  t: ScheduleTexts,
): ReadonlyMap<string, string | undefined> {
  const words: Record<DayReason, string> = {
    past: t.dayPast,
    'too-far': t.dayTooFar(asked.windowDays),
    closed: t.dayClosed,
    full: t.dayFull,
  };
  return new Map(
    monthGrid(month).map((day) => {
      const reason = dayRefusal(day, asked);
      return [day, reason === null ? undefined : words[reason]];
    }),
  );
}

/** "Monday, 23 November 2026", for a practice date. */
export const nameOfDay = (date: string, lang: Language) =>
  formatDay(toInstant(date, '12:00'), lang);

/** @param date practice date, or empty @param time `HH:MM`, or empty */
export function chosenWhen(
  { date, time, zone }: { date: string; time: string; zone: string },
  t: Pick<ScheduleTexts, 'noTimeYet'>,
  lang: Language,
): string {
  if (date === '') return t.noTimeYet;
  return time === '' ? nameOfDay(date, lang) : formatMoment(toInstant(date, time), lang, zone);
}

export const NEXT_DAYS = 3;
const LOOKED_AT = 40;

/** The first free time of each of the next days that have one. */
function firstOfEachDay(free: readonly Slot[]): Slot[] {
  const ordered = [...free].sort((a, b) => a.startsAt - b.startsAt);
  const firsts = ordered.filter(
    ({ date }, index) => ordered.findIndex((each) => each.date === date) === index,
  );
  return firsts.slice(0, NEXT_DAYS);
}

/** The first free times of the next days. */
export function nextFreeSlots(
  diaries: readonly Diary[],
  { minutes, now }: { minutes: number; now: Instant },
): Slot[] {
  return firstOfEachDay(nearestFreeSlots(diaries, { near: now, minutes, now, count: LOOKED_AT }));
}

/**
 * An hour in `zone`. If the clock of the practice differs, `above` is the day in `zone` and `below` the practice time.
 */
export function hourWords(
  at: Instant,
  zone: string,
  t: Pick<ScheduleTexts, 'there'>,
  lang: Language,
): { above: string; clock: string; below: string } {
  const clock = formatClock(at, lang, zone);
  if (!differsFromPractice(at, zone)) return { above: '', clock, below: '' };
  const isSameDay = toWallTime(at, zone).date === toWallTime(at).date;
  const there = `${isSameDay ? '' : `${formatNearDay(at, lang)}, `}${formatClock(at, lang)}`;
  return {
    above: formatNearDay(at, lang, zone),
    clock,
    below: t.there(zonePlace(PRACTICE_ZONE), there),
  };
}

/** "Tue 24", in `zone`. */
export function nearDay(at: Instant, t: Pick<ScheduleTexts, 'weekdays'>, zone: string): string {
  const { date } = toWallTime(at, zone);
  return `${t.weekdays[weekdayOf(date) - 1] ?? ''} ${Number(date.slice(8))}`;
}
