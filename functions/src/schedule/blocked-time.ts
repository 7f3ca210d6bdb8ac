/** Blocks and frees time of a practitioner: locks and public months, in the commit of a transaction. */
import { availabilityPath } from '@tulia/domain/records/availability';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { ownCalendarPath } from '@tulia/domain/records/watch/own-calendar';
import type { SlotLock } from '@tulia/domain/slot/lock';
import { planDay, type DayChange } from '@tulia/domain/slot/day-blocks';
import { DAY_STEPS } from '@tulia/domain/slot/granule';
import type { Instant } from '@tulia/domain/time/instant';
import { monthOf } from '@tulia/domain/time/practice-time';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { isAlreadyExists, type Writer } from '../platform/writer';
import { writeBusy } from './availability-months';
import { releaseHolds } from './slot-locks';

/** Of a practitioner and a service; `serviceId` null means all services. */
type Diary = Pick<DayChange, 'practitionerId' | 'serviceId'>;
export type DayWish = Pick<DayChange, 'date' | 'wanted'>;

interface DaysPlan {
  /** sessions and current holds where time is to be blocked; they stay */
  inTheWay: SlotLock[];
  /** blocks that held a step of this date before and hold none any more */
  spent: { id: string; date: string }[];
  /** adds all writes to the transaction */
  write: (writer: Writer) => void;
}

/** Runs a transaction that blocks or frees time. */
export async function changeTime<T>(act: (transaction: Transaction) => Promise<T>): Promise<T> {
  const attempt = () => db().runTransaction(act);
  try {
    return await attempt();
  } catch (error) {
    // A booking was made between reading and writing; the second attempt reads it.
    if (!isAlreadyExists(error)) throw error;
    return attempt();
  }
}

/** Reads the locks of these days and plans each change after the one before it (domain/slot/day-blocks.ts). */
export async function planDays(
  transaction: Transaction,
  { practitionerId, serviceId }: Diary,
  wishes: readonly DayWish[],
  now: Instant,
): Promise<DaysPlan> {
  const found = await locksOf(
    transaction,
    practitionerId,
    wishes.map(({ date }) => date),
  );
  const locks = new Map(found);
  const shown = new Map<string, readonly string[]>();
  const lapsed: SlotLock[] = [];
  const inTheWay: SlotLock[] = [];
  const spent: DaysPlan['spent'] = [];
  for (const { date, wanted } of wishes) {
    const plan = planDay({ practitionerId, serviceId, date, wanted }, locks, now);
    for (const { id, lock } of plan.write) locks.set(id, lock);
    for (const id of plan.remove) locks.delete(id);
    shown.set(date, plan.shown);
    lapsed.push(...plan.lapsed);
    inTheWay.push(...plan.inTheWay);
    spent.push(...plan.spent.map((id) => ({ id, date })));
  }
  const write = (writer: Writer) => {
    const ref = (id: string) => db().doc(slotLockPath(id));
    for (const [id, lock] of locks) {
      if (!found.has(id)) writer.create(ref(id), slotLocks.toStored(lock));
      else if (found.get(id) !== lock) writer.set(ref(id), slotLocks.toStored(lock));
    }
    for (const id of found.keys()) if (!locks.has(id)) writer.delete(ref(id));
    releaseHolds(writer, [...new Set(lapsed.flatMap(({ bookingId }) => bookingId ?? []))]);
    if (serviceId === null) freeBusy(writer, lapsed, practitionerId);
    waitForBlock(writer, lapsed, practitionerId);
    writeBlockedDays(writer, { practitionerId, serviceId }, shown);
  };
  return { inTheWay, spent, write };
}

/** All locks from the first of these days to the last. */
export async function locksOf(
  transaction: Transaction,
  practitionerId: string,
  days: readonly string[],
): Promise<Map<string, SlotLock>> {
  const dates = [...days].sort();
  if (dates.length === 0) return new Map();
  const { docs } = await transaction.get(
    db()
      .collection(slotLocks.collection)
      .where('practitionerId', '==', practitionerId)
      .where('date', '>=', dates[0])
      .where('date', '<=', dates.at(-1)),
  );
  return new Map(docs.map((doc) => [doc.id, slotLocks.fromStored(doc.data())]));
}

/** A day is unavailable only when nothing of it is left (specification section 7: an empty list makes it available). */
function writeBlockedDays(
  writer: Writer,
  { practitionerId, serviceId }: Diary,
  shown: ReadonlyMap<string, readonly string[]>,
): void {
  for (const [month, dates] of Map.groupBy(shown.keys(), monthOf)) {
    const days = dates.map((date) => {
      const timeSlots = shown.get(date) ?? [];
      const isAvailable = timeSlots.length < DAY_STEPS.length;
      const ofService = { serviceTimeSlots: { [serviceId ?? '']: timeSlots } };
      return [date, serviceId === null ? { timeSlots, isAvailable } : ofService] as const;
    });
    writer.set(
      db().doc(availabilityPath(practitionerId, month)),
      { practitionerId, month, days: Object.fromEntries(days) },
      { merge: true },
    );
  }
}

/** Steps of the own calendar that a block replaces are busy again once the block is gone. */
function waitForBlock(writer: Writer, locks: readonly SlotLock[], practitionerId: string): void {
  const steps = locks.filter(({ kind }) => kind === 'busy');
  if (steps.length === 0) return;
  const waiting = Object.fromEntries(steps.map(({ startsAt }) => [startsAt, '']));
  writer.set(db().doc(ownCalendarPath(practitionerId)), { waiting }, { merge: true });
}

/** A step of a lapsed hold or own calendar that a block replaces is blocked, and no longer busy. */
function freeBusy(writer: Writer, locks: readonly SlotLock[], practitionerId: string): void {
  const remove = locks.map(({ date, time, startsAt }) => ({
    date,
    time,
    startsAt,
    endsAt: startsAt,
  }));
  writeBusy(writer, practitionerId, { add: [], remove });
}
