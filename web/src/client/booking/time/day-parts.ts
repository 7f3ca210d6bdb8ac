import type { Slot, SlotRefusal } from '@tulia/domain/slot/free-slots';

const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
type DayPart = (typeof DAY_PARTS)[number];

/** The part of day of a practice time. */
function dayPartOf(time: string): DayPart {
  const hour = Number(time.slice(0, 2));
  if (hour < 6) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

export function byDayPart(slots: readonly Slot[]): { part: DayPart; slots: Slot[] }[] {
  return DAY_PARTS.map((part) => ({
    part,
    slots: slots.filter((slot) => dayPartOf(slot.time) === part),
  }));
}

/** Hours that no client can book: they are collapsed together. */
const NOT_FOR_CLIENTS: ReadonlySet<SlotRefusal | null> = new Set<SlotRefusal | null>([
  'past',
  'notice',
  'window',
  'unavailable',
  'closed',
]);

/** The parts of the day that have hours for clients, with the number of free ones, and all closed hours. */
export function slotGroups(slots: readonly Slot[]) {
  const closed = slots.filter(({ refusal }) => NOT_FOR_CLIENTS.has(refusal));
  const open = slots.filter((slot) => !closed.includes(slot));
  return {
    closed,
    parts: byDayPart(open)
      .filter(({ slots: inPart }) => inPart.length > 0)
      .map(({ part, slots: inPart }) => ({
        part,
        slots: inPart,
        free: inPart.filter(({ refusal }) => refusal === null).length,
      })),
  };
}
