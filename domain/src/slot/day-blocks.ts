/**
 * A practitioner's blocked time of one day, as locks. A block for all services takes the lock that every session of
 * that granule needs, a block for one service the lock that only sessions of that service need; so blocks and
 * sessions never overlap. Each blocked step names the blocks that hold it, so that removing one block does not free
 * steps of another.
 */
import type { Instant } from '../time/instant';
import { toInstant } from '../time/practice-time';
import { DAY_STEPS, lockId, serviceLockId } from './granule';
import { isLapsed, type SlotLock } from './lock';
import type { LocksFound } from './lock-refs';

/** Blocked steps, `HH:MM`, with the blocks that hold each. */
export type BlockedSteps = ReadonlyMap<string, readonly string[]>;

export interface DayChange {
  practitionerId: string;
  /** null for all services */
  serviceId: string | null;
  /** practice time, `YYYY-MM-DD` */
  date: string;
  /** what is to be blocked, given what is blocked for this service, or for all */
  wanted: (blocked: BlockedSteps) => BlockedSteps;
}

export interface DayPlan {
  /** locks of sessions and current holds where a step is to be blocked; they stay, and the step is not blocked */
  inTheWay: SlotLock[];
  /** `isNew`: there is no lock yet, so it is created */
  write: { id: string; lock: SlotLock; isNew: boolean }[];
  /** ids of the locks to remove */
  remove: string[];
  /** lapsed holds that are overwritten */
  lapsed: SlotLock[];
  /** blocks that held a step of this day before and hold none any more */
  spent: string[];
  /** the steps that the public month shows as blocked: for all services, or for the changed one */
  shown: string[];
}

/** These steps are blocked, too, by the block with this id. */
export const blocking =
  (steps: readonly string[], id: string): DayChange['wanted'] =>
  (blocked) =>
    new Map([
      ...blocked,
      ...steps.map((step) => [step, [...new Set([...(blocked.get(step) ?? []), id])]] as const),
    ]);

/** These steps are free of every block. */
export const freeing =
  (steps: readonly string[]): DayChange['wanted'] =>
  (blocked) =>
    new Map([...blocked].filter(([step]) => !steps.includes(step)));

/** The block with this id holds nothing; a step that it held alone is free. */
export const lifting =
  (id: string): DayChange['wanted'] =>
  (blocked) =>
    new Map(
      [...blocked]
        .filter(([, heldBy]) => heldBy.join() !== id)
        .map(([step, heldBy]) => [step, heldBy.filter((each) => each !== id)] as const),
    );

/** What changes on one day. @param locks all locks of that date and practitioner */
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
    return lock !== undefined && lock.kind !== 'blocked' && !isLapsed(lock, now);
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
