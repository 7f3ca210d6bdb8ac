/**
 * Plans the locks of a practitioner's blocked time on one day. A block for all services takes the lock that every
 * session needs, a block for one service the lock that only its sessions need, so blocks and sessions never overlap.
 * Each step names its blocks, so removing one block keeps the steps of another.
 */
import type { Instant } from '../time/instant';
import { toInstant } from '../time/practice-time';
import { DAY_STEPS, lockId, serviceLockId } from './granule';
import { isLapsed, type SlotLock } from './lock';
import type { LocksFound } from './lock-refs';

type BlockedSteps = ReadonlyMap<string, readonly string[]>;

export interface DayChange {
  practitionerId: string;
  /** null for all services */
  serviceId: string | null;
  date: string;
  /** the new blocked steps, from the present ones of this service, or of all */
  wanted: (blocked: BlockedSteps) => BlockedSteps;
}

export interface DayPlan {
  /** sessions and current holds on wanted steps; they stay, and these steps are not blocked */
  inTheWay: SlotLock[];
  /** `isNew`: the lock does not exist yet */
  write: { id: string; lock: SlotLock; isNew: boolean }[];
  remove: string[];
  /** lapsed holds and busy steps that the block replaces: the public month shows them as blocked from now on */
  lapsed: SlotLock[];
  /** blocks that lose their last step of this day */
  spent: string[];
  /** the blocked steps for the public month: for all services, or for the changed one */
  shown: string[];
}

/** Adds the block with this id to these steps. */
export const blocking =
  (steps: readonly string[], id: string): DayChange['wanted'] =>
  (blocked) =>
    new Map([
      ...blocked,
      ...steps.map((step) => [step, [...new Set([...(blocked.get(step) ?? []), id])]] as const),
    ]);

/** Removes every block from these steps. */
export const freeing =
  (steps: readonly string[]): DayChange['wanted'] =>
  (blocked) =>
    new Map([...blocked].filter(([step]) => !steps.includes(step)));

/** Removes the block with this id from all steps. */
export const lifting =
  (id: string): DayChange['wanted'] =>
  (blocked) =>
    new Map(
      [...blocked]
        .filter(([, heldBy]) => heldBy.join() !== id)
        .map(([step, heldBy]) => [step, heldBy.filter((each) => each !== id)] as const),
    );

/** @param locks all locks of that date and practitioner */
export function planDay(change: DayChange, locks: LocksFound, now: Instant): DayPlan {
  const { practitionerId, serviceId, date } = change;
  const idOf = (time: string) => {
    const place = { practitionerId, date, time };
    return serviceId === null ? lockId(place) : serviceLockId(place, serviceId);
  };
  const lockAt = (time: string) => locks.get(idOf(time));
  const blocked: BlockedSteps = new Map(
    DAY_STEPS.flatMap((time) => {
      const lock = lockAt(time);
      return lock?.kind === 'blocked' ? [[time, lock.heldBy ?? []] as const] : [];
    }),
  );
  const isTaken = (time: string) => {
    const lock = lockAt(time);
    // A block may stand where the own calendar is busy; the next reading fills what it frees.
    const isOfBooking = lock?.kind === 'hold' || lock?.kind === 'session';
    return isOfBooking && !isLapsed(lock, now);
  };
  const asked = change.wanted(blocked);
  const wanted = new Map([...asked].filter(([time]) => !isTaken(time)));
  const added = [...wanted.keys()].filter((time) => !blocked.has(time));
  const holding = new Set([...wanted.values()].flat());
  return {
    inTheWay: [...asked.keys()].flatMap((time) => (isTaken(time) ? (lockAt(time) ?? []) : [])),
    write: [...wanted]
      .filter(([time, heldBy]) => blocked.get(time)?.join() !== heldBy.join())
      .map(([time, heldBy]) => ({
        id: idOf(time),
        isNew: lockAt(time) === undefined,
        lock: {
          kind: 'blocked',
          practitionerId,
          bookingId: null,
          serviceId,
          date,
          time,
          startsAt: toInstant(date, time),
          expiresAt: null,
          heldBy: [...heldBy],
        },
      })),
    remove: [...blocked.keys()].filter((time) => !wanted.has(time)).map(idOf),
    lapsed: added.flatMap((time) => lockAt(time) ?? []),
    spent: [...new Set([...blocked.values()].flat())].filter((holder) => !holding.has(holder)),
    shown: DAY_STEPS.filter((time) => wanted.has(time)),
  };
}
