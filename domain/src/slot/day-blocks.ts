/**
 * A practitioner's blocked time of one day, as locks. A block for all services takes the lock that every session of
 * that granule needs, a block for one service the lock that only sessions of that service need; so blocks and
 * sessions never overlap. Each blocked step names the blocks that hold it, so that removing one block does not free
 * steps of another.
 */
import type { Instant } from '../time/instant';
import { toInstant } from '../time/practice-time';
import { DAY_STEPS, lockId, serviceLockId } from './granule';
import { BY_HAND, isLapsed, type SlotLock } from './lock';
import type { LocksFound } from './lock-refs';

/** Blocked steps, `HH:MM`, with the blocks that hold each. */
export type BlockedSteps = ReadonlyMap<string, readonly string[]>;

export interface DayAsFound {
  /** blocked for this service, or for all */
  blocked: BlockedSteps;
  /** steps that a session or a current hold has taken */
  taken: ReadonlySet<string>;
}

export interface DayChange {
  practitionerId: string;
  /** null for all services */
  serviceId: string | null;
  /** practice time, `YYYY-MM-DD` */
  date: string;
  /** the steps to be blocked and what holds them, given the day as it was found */
  wanted: (day: DayAsFound) => BlockedSteps;
}

export interface DayPlan {
  /** locks of sessions and current holds where a step is to be blocked; unless empty, nothing may be written */
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

/** Replaces the blocked steps that were set by hand; steps that stay blocked keep what holds them. */
export function byHand(timeSlots: readonly string[]): DayChange['wanted'] {
  return ({ blocked }) => new Map(timeSlots.map((time) => [time, blocked.get(time) ?? [BY_HAND]]));
}

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
      return lock?.kind === 'blocked' ? [[time, lock.heldBy ?? [BY_HAND]] as const] : [];
    }),
  );
  const isTaken = (time: string) => {
    const lock = lockAt(time);
    return lock !== undefined && lock.kind !== 'blocked' && !isLapsed(lock, now);
  };
  const wanted = change.wanted({ blocked, taken: new Set(DAY_STEPS.filter(isTaken)) });
  const added = [...wanted.keys()].filter((time) => !blocked.has(time));
  const holding = new Set([...wanted.values()].flat());
  return {
    inTheWay: [...wanted.keys()].flatMap((time) => (isTaken(time) ? (lockAt(time) ?? []) : [])),
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
