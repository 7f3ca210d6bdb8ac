/**
 * Changes a practitioner's own time of one day (domain/slot/day-blocks.ts) in one transaction, locks and public
 * month.
 */
import { availabilityPath } from '@tulia/domain/records/availability';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import type { SlotLock } from '@tulia/domain/slot/lock';
import { planDay, type DayChange } from '@tulia/domain/slot/day-blocks';
import { DAY_STEPS } from '@tulia/domain/slot/granule';
import { monthOf } from '@tulia/domain/time/practice-time';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { isAlreadyExists, writerOf, type Writer } from '../platform/writer';
import { writeBusy } from './availability-months';
import { releaseHolds } from './slot-locks';

/** Sessions and requests that hold their time stay. @returns what held a step before and holds none any more */
export async function changeBlocks(change: DayChange, clock: Clock): Promise<string[]> {
  const attempt = () => db().runTransaction((transaction) => apply(transaction, change, clock));
  try {
    return await attempt();
  } catch (error) {
    // A booking came between looking and writing; now it is seen, and stays.
    if (!isAlreadyExists(error)) throw error;
    return attempt();
  }
}

async function apply(transaction: Transaction, change: DayChange, clock: Clock): Promise<string[]> {
  const { practitionerId, serviceId, date } = change;
  const { docs } = await transaction.get(
    db()
      .collection(slotLocks.collection)
      .where('practitionerId', '==', practitionerId)
      .where('date', '==', date),
  );
  const locks = new Map(docs.map((doc) => [doc.id, slotLocks.fromStored(doc.data())]));
  const plan = planDay(change, locks, clock.now());

  const writer = writerOf(transaction);
  const ref = (id: string) => db().doc(slotLockPath(id));
  for (const { id, lock, isNew } of plan.write) {
    if (isNew) writer.create(ref(id), slotLocks.toStored(lock));
    else writer.set(ref(id), slotLocks.toStored(lock));
  }
  for (const id of plan.remove) writer.delete(ref(id));
  releaseHolds(writer, [...new Set(plan.lapsed.flatMap(({ bookingId }) => bookingId ?? []))]);
  if (serviceId === null) freeBusy(writer, plan.lapsed, practitionerId);
  writeBlockedDay(writer, change, plan.shown);
  return plan.spent;
}

/** A day is unavailable only when nothing of it is left (specification section 7: an empty list makes it available). */
function writeBlockedDay(
  writer: Writer,
  { practitionerId, serviceId, date }: DayChange,
  timeSlots: readonly string[],
): void {
  const month = monthOf(date);
  const day =
    serviceId === null
      ? { timeSlots, isAvailable: timeSlots.length < DAY_STEPS.length }
      : { serviceTimeSlots: { [serviceId]: timeSlots } };
  writer.set(
    db().doc(availabilityPath(practitionerId, month)),
    { practitionerId, month, days: { [date]: day } },
    { merge: true },
  );
}

/** A hold that a block took over no longer makes its step busy; blocked says enough. */
function freeBusy(writer: Writer, locks: readonly SlotLock[], practitionerId: string): void {
  const remove = locks.map(({ date, time, startsAt }) => ({
    date,
    time,
    startsAt,
    endsAt: startsAt,
  }));
  writeBusy(writer, practitionerId, { add: [], remove });
}
