/** What the database says about a booking, for the tests' expectations. */
import { availabilityPath, type MonthDay } from '@tulia/domain/records/availability';
import { bookingStatusPath } from '@tulia/domain/records/booking';
import { pendingRequestsPath } from '@tulia/domain/records/quota';
import { slotLocks, type SlotLock } from '@tulia/domain/records/slot-lock';
import { TOTAL_STATS_PATH, totalStats } from '@tulia/domain/records/stats';
import { monthOf } from '@tulia/domain/time/practice-time';
import { database } from '../support/actors';
import { PRACTITIONER } from '../support/makers';

/** The locks a booking owns, by document id. */
export async function locksOf(bookingId: string): Promise<Record<string, SlotLock>> {
  const { docs } = await database()
    .collection(slotLocks.collection)
    .where('bookingId', '==', bookingId)
    .get();
  return Object.fromEntries(docs.map((doc) => [doc.id, slotLocks.fromStored(doc.data())]));
}

/** The busy steps of one date as the practitioner's public month shows them. */
export async function busyOn(date: string, practitionerId = PRACTITIONER): Promise<string[]> {
  return [...((await dayOf(date, practitionerId))?.busy ?? [])].sort();
}

/** The steps of one date that the practitioner's public month shows as blocked for a service. */
export async function blockedOn(
  date: string,
  serviceId = 'individual-therapy',
  practitionerId = PRACTITIONER,
): Promise<string[]> {
  const { timeSlots = [], serviceTimeSlots = {} } = (await dayOf(date, practitionerId)) ?? {};
  return [...new Set([...timeSlots, ...(serviceTimeSlots[serviceId] ?? [])])].sort();
}

async function dayOf(date: string, practitionerId: string): Promise<Partial<MonthDay> | undefined> {
  const month = await database()
    .doc(availabilityPath(practitionerId, monthOf(date)))
    .get();
  return (month.get('days') as Record<string, Partial<MonthDay>> | undefined)?.[date];
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
