/** What the database says about a booking, for the tests' expectations. */
import { availabilityPath } from '@tulia/domain/records/availability';
import { bookingStatusPath } from '@tulia/domain/records/booking';
import { pendingRequestsPath } from '@tulia/domain/records/quota';
import { slotLocks, type SlotLock } from '@tulia/domain/records/slot-lock';
import { TOTAL_STATS_PATH, totalStats } from '@tulia/domain/records/stats';
import { monthOf } from '@tulia/domain/time/practice-time';
import { database } from '../support/actors';

/** The locks a booking owns, by document id. */
export async function locksOf(bookingId: string): Promise<Record<string, SlotLock>> {
  const { docs } = await database()
    .collection(slotLocks.collection)
    .where('bookingId', '==', bookingId)
    .get();
  return Object.fromEntries(docs.map((doc) => [doc.id, slotLocks.fromStored(doc.data())]));
}

/** The busy steps of one date as the public month of a service shows them. */
export async function busyOn(date: string, serviceId = 'individual-therapy'): Promise<string[]> {
  return dayField(date, serviceId, 'busy');
}

/** The blocked steps of one date as the public month of a service shows them. */
export async function blockedOn(date: string, serviceId = 'individual-therapy'): Promise<string[]> {
  return dayField(date, serviceId, 'timeSlots');
}

async function dayField(date: string, serviceId: string, field: string): Promise<string[]> {
  const month = await database()
    .doc(availabilityPath(serviceId, monthOf(date)))
    .get();
  const days = month.get('days') as Record<string, Record<string, string[]>> | undefined;
  return [...(days?.[date]?.[field] ?? [])].sort();
}

export async function statusCard(reference: string) {
  return (await database().doc(bookingStatusPath(reference)).get()).data();
}

export async function pendingOf(uid: string): Promise<string[]> {
  const snapshot = await database().doc(pendingRequestsPath(uid)).get();
  return (snapshot.get('bookingIds') as string[] | undefined) ?? [];
}

export async function totals(): Promise<Record<string, number>> {
  const data = (await database().doc(TOTAL_STATS_PATH).get()).data();
  const { created, statuses } = totalStats.fromStored(data ?? {});
  return { created, ...statuses };
}

export async function eventIds(bookingId: string): Promise<string[]> {
  return (await database().collection(`bookings/${bookingId}/events`).get()).docs.map(
    (doc) => doc.id,
  );
}
