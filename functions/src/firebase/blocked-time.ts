/**
 * The therapist's own time of one day. A block for all services takes the lock that every booking of that granule needs,
 * a block for one service the lock that only bookings of that service need; so blocks and bookings can never overlap.
 */
import { availabilityPath } from '@tulia/domain/records/availability';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { slotLockPath, slotLocks, type SlotLock } from '@tulia/domain/records/slot-lock';
import { Refusal } from '@tulia/domain/refusal';
import { DAY_STEPS, lockId, serviceLockId } from '@tulia/domain/slot/granule';
import { monthOf, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import type { Transaction } from 'firebase-admin/firestore';
import type { Clock } from '../clock';
import { db } from './app';
import { writeBusy } from './availability-months';
import { isLapsed } from './slot-locks';
import { releaseHolds } from './write-booking';
import { isAlreadyExists, writerOf, type Writer } from './writer';

export interface DayBlocks {
  /** null for all services */
  serviceId: string | null;
  date: string;
  /** the steps to be blocked; a function is told what stands there, within the transaction */
  timeSlots: readonly string[] | ((day: DayAsFound) => readonly string[]);
}

export interface DayAsFound {
  /** steps blocked for this service, or for all */
  blocked: readonly string[];
  /** steps with a session or a standing request in the way */
  taken: readonly string[];
}

/** @throws Refusal conflicts-with-bookings when a step to be blocked holds a session or a request; nothing is saved then */
export async function replaceBlocks(
  wish: DayBlocks,
  zone: string,
  serviceIds: readonly string[],
  clock: Clock,
): Promise<void> {
  const attempt = () =>
    db().runTransaction((transaction) => replace(transaction, wish, zone, serviceIds, clock));
  try {
    await attempt();
  } catch (error) {
    // A booking came between looking and writing; now it can be named.
    if (!isAlreadyExists(error)) throw error;
    await attempt();
  }
}

async function replace(
  transaction: Transaction,
  wish: DayBlocks,
  zone: string,
  serviceIds: readonly string[],
  clock: Clock,
): Promise<void> {
  const { docs } = await transaction.get(
    db().collection(slotLocks.collection).where('date', '==', wish.date),
  );
  const locks = new Map(docs.map((doc) => [doc.id, slotLocks.fromStored(doc.data())]));
  const idOf = (time: string) =>
    wish.serviceId === null
      ? lockId({ date: wish.date, time })
      : serviceLockId({ date: wish.date, time }, wish.serviceId);
  const found: DayAsFound = {
    blocked: DAY_STEPS.filter((time) => locks.get(idOf(time))?.kind === 'blocked'),
    taken: DAY_STEPS.filter((time) => {
      const lock = locks.get(idOf(time));
      return lock !== undefined && lock.kind !== 'blocked' && !isLapsed(lock, clock.now());
    }),
  };
  const timeSlots = typeof wish.timeSlots === 'function' ? wish.timeSlots(found) : wish.timeSlots;
  const wanted = new Set(timeSlots.filter((time) => !coveredByAll(wish, locks, time)));

  const inTheWay: SlotLock[] = [];
  const lapsed: SlotLock[] = [];
  const add: string[] = [];
  const remove: string[] = [];
  for (const time of DAY_STEPS) {
    const lock = locks.get(idOf(time));
    if (wanted.has(time)) {
      if (lock === undefined) add.push(time);
      else if (lock.kind !== 'blocked')
        (isLapsed(lock, clock.now()) ? lapsed : inTheWay).push(lock);
    } else if (lock?.kind === 'blocked') remove.push(time);
  }
  if (inTheWay.length > 0) throw await conflict(transaction, inTheWay, zone);

  const writer = writerOf(transaction);
  const block = (time: string) =>
    slotLocks.toStored({
      kind: 'blocked',
      bookingId: null,
      serviceId: wish.serviceId,
      date: wish.date,
      time,
      startsAt: toInstant(wish.date, time, zone),
      expiresAt: null,
    });
  const ref = (time: string) => db().doc(slotLockPath(idOf(time)));
  for (const time of add) writer.create(ref(time), block(time));
  for (const { time } of lapsed) writer.set(ref(time), block(time));
  for (const time of remove) writer.delete(ref(time));
  releaseHolds(writer, [...new Set(lapsed.flatMap(({ bookingId }) => bookingId ?? []))]);
  if (wish.serviceId === null) freeBusy(writer, lapsed, serviceIds);

  const taken = new Set([...add, ...lapsed.map(({ time }) => time)]);
  for (const serviceId of wish.serviceId === null ? serviceIds : [wish.serviceId]) {
    const blocked = DAY_STEPS.filter((time) => {
      const scoped = wish.serviceId === null || serviceId === wish.serviceId;
      if (scoped && taken.has(time)) return true;
      const gone = (id: string) => id === idOf(time) && remove.includes(time);
      return [
        lockId({ date: wish.date, time }),
        serviceLockId({ date: wish.date, time }, serviceId),
      ].some((id) => locks.get(id)?.kind === 'blocked' && !gone(id));
    });
    writeBlockedDay(writer, serviceId, wish.date, blocked);
  }
}

/** A step blocked for all services needs no block for one. */
function coveredByAll(wish: DayBlocks, locks: Map<string, SlotLock>, time: string): boolean {
  return (
    wish.serviceId !== null && locks.get(lockId({ date: wish.date, time }))?.kind === 'blocked'
  );
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
