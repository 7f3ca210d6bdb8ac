import type { Slot } from '@tulia/domain/slot/free-slots';

export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** The part of day of a slot by its practice time: night to 05:59, morning to 11:59, afternoon to 16:59, then evening. */
export function dayPartOf(time: string): DayPart {
  const hour = Number(time.slice(0, 2));
  if (hour < 6) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The slots of a day by part of day, in the order of the day. */
export function byDayPart(slots: readonly Slot[]): { part: DayPart; slots: Slot[] }[] {
  return DAY_PARTS.map((part) => ({
    part,
    slots: slots.filter((slot) => dayPartOf(slot.time) === part),
  }));
}
