/**
 * The therapist's own time of one day. A block for all services takes the lock that every booking of that granule needs,
 * a block for one service the lock that only bookings of that service need; so blocks and bookings can never overlap.
 * Each blocked step names what holds it, so that taking one block away frees nothing that another holds.
 */
import { availabilityPath } from '@tulia/domain/records/availability';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { BY_HAND, slotLockPath, slotLocks, type SlotLock } from '@tulia/domain/records/slot-lock';
import { Refusal } from '@tulia/domain/refusal';
import { DAY_STEPS, lockId, serviceLockId } from '@tulia/domain/slot/granule';
import { isLapsed } from '@tulia/domain/slot/lock';
import { monthOf, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import type { Transaction } from 'firebase-admin/firestore';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { writeBusy } from './availability-months';
import { releaseHolds } from './slot-locks';
import { isAlreadyExists, writerOf, type Writer } from '../platform/writer';

/** Blocked steps, `HH:MM`, and what holds each. */
export type BlockedSteps = ReadonlyMap<string, readonly string[]>;

export interface DayChange {
  /** null for all services */
  serviceId: string | null;
  date: string;
  /** the steps to be blocked, and by what, seen from what stands there within the transaction */
  wanted: (day: DayAsFound) => BlockedSteps;
}

export interface DayAsFound {
  /** blocked for this service, or for all */
  blocked: BlockedSteps;
  /** steps with a session or a standing request in the way */
  taken: ReadonlySet<string>;
}

/**
 * @returns what held a step of this day before and holds none any more
 * @throws Refusal conflicts-with-bookings when a step to be blocked holds a session or a request; nothing is saved then
 */
export async function changeBlocks(
  change: DayChange,
  zone: string,
  serviceIds: readonly string[],
  clock: Clock,
): Promise<string[]> {
  const attempt = () =>
    db().runTransaction((transaction) => apply(transaction, change, zone, serviceIds, clock));
  try {
    return await attempt();
  } catch (error) {
    // A booking came between looking and writing; now it can be named.
    if (!isAlreadyExists(error)) throw error;
    return attempt();
  }
}

/** Replaces the blocked steps of a day by hand; steps that stay blocked keep what holds them. */
export function byHand(timeSlots: readonly string[]): DayChange['wanted'] {
  return ({ blocked }) => new Map(timeSlots.map((time) => [time, blocked.get(time) ?? [BY_HAND]]));
}

function holdersOf({ heldBy }: SlotLock): readonly string[] {
  return heldBy ?? [BY_HAND];
}

async function apply(
  transaction: Transaction,
  change: DayChange,
  zone: string,
  serviceIds: readonly string[],
  clock: Clock,
): Promise<string[]> {
  const { serviceId, date } = change;
  const { docs } = await transaction.get(
    db().collection(slotLocks.collection).where('date', '==', date),
  );
  const locks = new Map(docs.map((doc) => [doc.id, slotLocks.fromStored(doc.data())]));
  const idOf = (time: string) =>
    serviceId === null ? lockId({ date, time }) : serviceLockId({ date, time }, serviceId);
  const lockAt = (time: string) => locks.get(idOf(time));
  const blocked: BlockedSteps = new Map(
    DAY_STEPS.flatMap((time) => {
      const lock = lockAt(time);
      return lock?.kind === 'blocked' ? [[time, holdersOf(lock)] as const] : [];
    }),
  );
  const isTaken = (time: string) => {
    const lock = lockAt(time);
    return lock !== undefined && lock.kind !== 'blocked' && !isLapsed(lock, clock.now());
  };
  const wanted = change.wanted({ blocked, taken: new Set(DAY_STEPS.filter(isTaken)) });

  const inTheWay = [...wanted.keys()].flatMap((time) =>
    isTaken(time) ? (lockAt(time) ?? []) : [],
  );
  if (inTheWay.length > 0) throw await conflict(transaction, inTheWay, zone);
  const added = [...wanted.keys()].filter((time) => !blocked.has(time));
  const removed = [...blocked.keys()].filter((time) => !wanted.has(time));
  const lapsed = added.flatMap((time) => lockAt(time) ?? []);

  const writer = writerOf(transaction);
  const ref = (time: string) => db().doc(slotLockPath(idOf(time)));
  for (const [time, heldBy] of wanted) {
    const before = blocked.get(time);
    if (before?.join() === heldBy.join()) continue;
    const lock = slotLocks.toStored({
      kind: 'blocked',
      bookingId: null,
      serviceId,
      date,
      time,
      startsAt: toInstant(date, time, zone),
      expiresAt: null,
      heldBy: [...heldBy],
    });
    if (lockAt(time) === undefined) writer.create(ref(time), lock);
    else writer.set(ref(time), lock);
  }
  for (const time of removed) writer.delete(ref(time));
  releaseHolds(writer, [...new Set(lapsed.flatMap(({ bookingId }) => bookingId ?? []))]);
  if (serviceId === null) freeBusy(writer, lapsed, serviceIds);

  for (const service of serviceId === null ? serviceIds : [serviceId]) {
    const shown = DAY_STEPS.filter((time) => {
      if (wanted.has(time)) return true;
      return [lockId({ date, time }), serviceLockId({ date, time }, service)].some(
        (id) => id !== idOf(time) && locks.get(id)?.kind === 'blocked',
      );
    });
    writeBlockedDay(writer, service, date, shown);
  }
  const holding = new Set([...wanted.values()].flat());
  return [...new Set([...blocked.values()].flat())].filter((holder) => !holding.has(holder));
}

/** A day is unavailable only when nothing of it is left (specification section 7: an empty list makes it available). */
function writeBlockedDay(
  writer: Writer,
  serviceId: string,
  date: string,
  timeSlots: readonly string[],
): void {
  const month = monthOf(date);
  const isAvailable = timeSlots.length < DAY_STEPS.length;
  writer.set(
    db().doc(availabilityPath(serviceId, month)),
    { serviceId, month, days: { [date]: { timeSlots, isAvailable } } },
    { merge: true },
  );
}

/** A hold that a block took over no longer makes its step busy; blocked says enough. */
function freeBusy(writer: Writer, locks: readonly SlotLock[], serviceIds: readonly string[]): void {
  const remove = locks.map(({ date, time, startsAt }) => ({
    date,
    time,
    startsAt,
    endsAt: startsAt,
  }));
  writeBusy(writer, serviceIds, { add: [], remove });
}

/** The sessions behind these locks, named for staff. */
export async function conflict(
  transaction: Transaction,
  locks: readonly SlotLock[],
  zone: string,
): Promise<Refusal> {
  const ids = [...new Set(locks.flatMap(({ bookingId }) => bookingId ?? []))];
  const snapshots = await transaction.getAll(...ids.map((id) => db().doc(bookingPath(id))));
  const found = snapshots.flatMap((snapshot) => {
    const data = snapshot.data();
    if (data === undefined) return [];
    return [{ bookingId: snapshot.id, startsAt: bookings.fromStored(data).startsAt }];
  });
  return new Refusal('conflicts-with-bookings', {
    bookings: found
      .sort((a, b) => a.startsAt - b.startsAt)
      .map(({ bookingId, startsAt }) => ({ bookingId, ...toWallTime(startsAt, zone) })),
  });
}
