/**
 * Which slots of a day can be booked, and why others cannot (design section 5). Screens, the booking function and the
 * answers to conflicts use it; the locks in Firestore decide in the end.
 */
import { MINUTE, type Instant } from '../time/instant';
import {
  datesFrom,
  daysBetween,
  toInstant,
  toWallTime,
  type WallTime,
} from '../time/practice-time';
import type { AvailabilityDay } from './availability-day';
import { granulesOf } from './granule';
import { intervalOf, type Interval } from './interval';
import { isOpenAt, type OpeningHours } from './opening-hours';
import { isStartTime, SLOT_TIMES } from './start-times';

/**
 * Why a slot cannot be booked. `notice`: too soon; `window`: too far ahead; `unavailable`: the day has no availability.
 */
export type SlotRefusal =
  'past' | 'notice' | 'window' | 'unavailable' | 'closed' | 'blocked' | 'taken';

export interface SlotRules {
  openingHours: OpeningHours;
  minimumNoticeMinutes: number;
  windowDays: number;
}

export interface Slot extends Interval, WallTime {
  refusal: SlotRefusal | null;
}

/** The availability of a practice date. Undefined means unavailable. */
export type DayLookup = (date: string) => AvailabilityDay | undefined;

export interface Diary {
  rules: SlotRules;
  lookup: DayLookup;
}

export function slotRules(
  settings: Omit<SlotRules, 'openingHours'>,
  { openingHours }: Pick<SlotRules, 'openingHours'>,
): SlotRules {
  const { minimumNoticeMinutes, windowDays } = settings;
  return { openingHours, minimumNoticeMinutes, windowDays };
}

/**
 * Why a session of `minutes` may not start then, or null when it may. Where the availability could not be loaded, the
 * screen passes a lookup with an open day (as the specification says); the server never does.
 */
export function slotRefusal(
  rules: SlotRules,
  lookup: DayLookup,
  slot: WallTime & { minutes: number; now: Instant },
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

/** By nearness to a free slot, the furthest first. */
const BY_NEARNESS: readonly SlotRefusal[] = [
  'past',
  'notice',
  'window',
  'unavailable',
  'closed',
  'blocked',
  'taken',
];

/** Null when one of these practitioners is free. Otherwise the reason nearest to a free slot. */
export function refusalByAll(
  diaries: readonly Diary[],
  slot: WallTime & { minutes: number; now: Instant },
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

/** All slots of a practice date for a session of `minutes` with any of these practitioners. */
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

/** The free slots nearest to `near`, from now on and within the window, in order. A refused client can choose one. */
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
    // The first hour of the next day may be nearer than the first hour of this day.
    if (free.length >= count) reach = Math.min(reach, distanceOf(date) + 1);
  }
  return free
    .sort((a, b) => Math.abs(a.startsAt - wanted.near) - Math.abs(b.startsAt - wanted.near))
    .slice(0, count)
    .sort((a, b) => a.startsAt - b.startsAt);
}

/** The lookup without the session's own time, so a session can move to a time that overlaps its present one. */
export function withoutOwn(lookup: DayLookup, own: Interval): DayLookup {
  const steps = new Set(granulesOf(own).map(({ date, time }) => `${date} ${time}`));
  return (date) => {
    const day = lookup(date);
    return day && { ...day, busy: day.busy.filter((time) => !steps.has(`${date} ${time}`)) };
  };
}
