/**
 * Which slots of a day may be booked, and why others may not (design section 5). The screen, the booking function
 * and the answers to conflicts all use it; the locks in Firestore decide in the end.
 */
import { MINUTE, type Instant } from '../time/instant';
import { datesFrom, daysBetween, toInstant, toWallTime } from '../time/practice-time';
import type { AvailabilityDay } from './availability-day';
import { granulesOf } from './granule';
import { intervalOf, type Interval } from './interval';
import { isOpenAt, type OpeningHours } from './opening-hours';
import { isStartTime, SLOT_TIMES } from './start-times';

/**
 * Why a slot cannot be chosen. `notice`: earlier than the minimum notice; `window`: after the booking window;
 * `unavailable`: the day has no availability.
 */
export type SlotRefusal =
  'past' | 'notice' | 'window' | 'unavailable' | 'closed' | 'blocked' | 'taken';

export interface SlotRules {
  openingHours: OpeningHours;
  minimumNoticeMinutes: number;
  windowDays: number;
}

export interface Slot extends Interval {
  /** `YYYY-MM-DD`, practice time */
  date: string;
  /** `HH:MM`, practice time */
  time: string;
  /** null when the slot is free */
  refusal: SlotRefusal | null;
}

/** Looks up the availability of a practice date; undefined is a missing row, which is unavailable. */
export type DayLookup = (date: string) => AvailabilityDay | undefined;

/** When one practitioner is free for one service. */
export interface Diary {
  rules: SlotRules;
  lookup: DayLookup;
}

/** The rules of the practice with the hours of one practitioner. */
export function slotRules(
  settings: Omit<SlotRules, 'openingHours'>,
  { openingHours }: Pick<SlotRules, 'openingHours'>,
): SlotRules {
  const { minimumNoticeMinutes, windowDays } = settings;
  return { openingHours, minimumNoticeMinutes, windowDays };
}

/**
 * Why a session of `minutes` may not start at `date` `time` (practice time), or null when it may. When the
 * availability could not be loaded, the screen passes a lookup with an open day, as the specification says; the
 * server never does.
 */
export function slotRefusal(
  rules: SlotRules,
  lookup: DayLookup,
  slot: { date: string; time: string; minutes: number; now: Instant },
): SlotRefusal | null {
  const startsAt = toInstant(slot.date, slot.time);
  if (startsAt <= slot.now) return 'past';
  if (startsAt < slot.now + rules.minimumNoticeMinutes * MINUTE) return 'notice';
  const today = toWallTime(slot.now).date;
  if (daysBetween(today, slot.date) > rules.windowDays) return 'window';
  const day = lookup(slot.date);
  if (day?.isAvailable !== true) return 'unavailable';
  if (!isStartTime(slot.time) || !isOpenAt(rules.openingHours, slot.date, slot.time))
    return 'closed';
  const granules = granulesOf(intervalOf(startsAt, slot.minutes));
  const meets = (field: 'timeSlots' | 'busy') =>
    granules.some((granule) => lookup(granule.date)?.[field].includes(granule.time));
  if (meets('timeSlots')) return 'blocked';
  if (meets('busy')) return 'taken';
  return null;
}

/** From the refusal that is furthest from a free slot to the one that is nearest. */
const BY_NEARNESS: readonly SlotRefusal[] = [
  'past',
  'notice',
  'window',
  'unavailable',
  'closed',
  'blocked',
  'taken',
];

/**
 * Why a session may not start then with any of these practitioners, or null when one of them is free. Of several
 * reasons it is the one nearest to a free slot; without practitioners the day is unavailable.
 */
export function refusalByAll(
  diaries: readonly Diary[],
  slot: { date: string; time: string; minutes: number; now: Instant },
): SlotRefusal | null {
  let nearest: SlotRefusal | undefined;
  for (const { rules, lookup } of diaries) {
    const refusal = slotRefusal(rules, lookup, slot);
    if (refusal === null) return null;
    if (nearest === undefined || BY_NEARNESS.indexOf(refusal) > BY_NEARNESS.indexOf(nearest)) {
      nearest = refusal;
    }
  }
  return nearest ?? 'unavailable';
}

/**
 * The slots of a practice date with their refusals, for a service of `minutes` and any of these
 * practitioners.
 */
export function daySlots(
  diaries: readonly Diary[],
  day: { date: string; minutes: number; now: Instant },
): Slot[] {
  return SLOT_TIMES.map((time) => ({
    date: day.date,
    time,
    ...intervalOf(toInstant(day.date, time), day.minutes),
    refusal: refusalByAll(diaries, { ...day, time }),
  }));
}

/**
 * Up to `count` slots at which one of these practitioners is free, nearest to `near`, never before now, within the
 * window. When a wanted time is taken, the answer names them instead of only refusing.
 */
export function nearestFreeSlots(
  diaries: readonly Diary[],
  wanted: { near: Instant; minutes: number; now: Instant; count?: number },
): Slot[] {
  const { count = 5 } = wanted;
  const rules = diaries[0]?.rules;
  if (rules === undefined) return [];
  const today = toWallTime(wanted.now).date;
  const centre = toWallTime(Math.max(wanted.near, wanted.now)).date;
  const distanceOf = (date: string) => Math.abs(daysBetween(centre, date));
  const days = datesFrom(today, rules.windowDays + 1).sort((a, b) => distanceOf(a) - distanceOf(b));
  const free: Slot[] = [];
  let reach = Infinity;
  for (const date of days) {
    if (distanceOf(date) > reach) break;
    const slots = daySlots(diaries, { date, minutes: wanted.minutes, now: wanted.now });
    free.push(...slots.filter(({ refusal }) => refusal === null));
    // The first hour of the next day may be nearer than the first of this one.
    if (free.length >= count) reach = Math.min(reach, distanceOf(date) + 1);
  }
  return free
    .sort((a, b) => Math.abs(a.startsAt - wanted.near) - Math.abs(b.startsAt - wanted.near))
    .slice(0, count)
    .sort((a, b) => a.startsAt - b.startsAt);
}
