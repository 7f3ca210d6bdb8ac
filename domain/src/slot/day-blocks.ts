/**
 * A practitioner's own time of one day, as locks. A block for all services takes the lock that every session of that
 * granule needs, a block for one service the lock that only sessions of that service need; so blocks and sessions can never
 * overlap. Each blocked step names what holds it, so that taking one block away frees nothing that another holds.
 */
import type { Instant } from '../time/instant';
import { toInstant } from '../time/practice-time';
import { DAY_STEPS, lockId, serviceLockId } from './granule';
import { BY_HAND, isLapsed, type SlotLock } from './lock';
import type { LocksFound } from './lock-refs';

/** Blocked steps, `HH:MM`, and what holds each. */
export type BlockedSteps = ReadonlyMap<string, readonly string[]>;

export interface DayAsFound {
  /** blocked for this service, or for all */
  blocked: BlockedSteps;
  /** steps with a session or a standing request in the way */
  taken: ReadonlySet<string>;
}

export interface DayChange {
  practitionerId: string;
  /** null for all services */
  serviceId: string | null;
  /** practice time, `YYYY-MM-DD` */
  date: string;
  /** the steps to be blocked, and by what, seen from what stands there */
  wanted: (day: DayAsFound) => BlockedSteps;
}

export interface DayPlan {
  /** locks of sessions and standing requests where a step is to be blocked; nothing is to be written unless empty */
  inTheWay: SlotLock[];
  /** `isNew`: nothing stood there, so it is created */
  write: { id: string; lock: SlotLock; isNew: boolean }[];
  /** ids of locks that go */
  remove: string[];
  /** lapsed holds that are written over */
  lapsed: SlotLock[];
  /** what held a step of this day before and holds none any more */
  spent: string[];
  /** the steps that the public month shows as blocked: for all services, or for the one that was changed */
  shown: string[];
}

/** Replaces the blocked steps of a day by hand; steps that stay blocked keep what holds them. */
export function byHand(timeSlots: readonly string[]): DayChange['wanted'] {
  return ({ blocked }) => new Map(timeSlots.map((time) => [time, blocked.get(time) ?? [BY_HAND]]));
}

/**
 * @param locks every lock of that date and practitioner
 * @param zone of the practice
 */
export function planDay(change: DayChange, locks: LocksFound, zone: string, now: Instant): DayPlan {
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
          startsAt: toInstant(date, time, zone),
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
