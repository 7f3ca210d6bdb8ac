import type { Booking } from '@tulia/domain/booking/booking';
import { locksInQuestion } from '@tulia/domain/booking/commands/time/take-time';
import type { SessionStart } from '@tulia/domain/booking/commands/time/take-time';
import { SERIES_MAX } from '@tulia/domain/booking/series';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { Caller } from '../platform/caller';
import { readRecord, recordsOf } from '../platform/stored';
import { readPractitionerOf } from '../practice/practitioners';
import { monthsAround, readMonths } from '../schedule/availability-months';
import { readLocks } from '../schedule/slot-locks';
import type { FoundBooking } from './change-booking';

/** @throws Refusal not-found */
export async function requireBooking(bookingId: string, transaction?: Transaction) {
  const booking = await readRecord(bookings, bookingPath(bookingId), transaction);
  if (booking === null) throw new Refusal('not-found');
  return booking;
}

/** All bookings of the series; none for a booking outside any. */
export async function readSeries(
  { seriesId = null }: Pick<Booking, 'seriesId'>,
  transaction?: Transaction,
): Promise<Booking[]> {
  if (seriesId === null) return [];
  const own = db().collection(bookings.collection).where('seriesId', '==', seriesId);
  const series = own.limit(SERIES_MAX);
  return recordsOf(bookings, await (transaction?.get(series) ?? series.get()));
}

type Found = Pick<FoundBooking, 'transaction' | 'booking'>;

export async function readOwnLocks({ transaction, booking }: Found) {
  return { booking, locks: await readLocks(transaction, locksInQuestion(booking, null)) };
}

export async function readOwnTime(found: Found) {
  const [own, { contact }] = await Promise.all([
    readOwnLocks(found),
    readPractitionerOf(found.transaction, found.booking),
  ]);
  return { ...own, contact };
}

/** The booking, its locks, those of the new time, and its practitioner; for clients also the months. */
export async function readTimed(
  { transaction, booking }: Found,
  start: SessionStart,
  caller: Caller,
) {
  const [locks, practitioner, months] = await Promise.all([
    readLocks(transaction, locksInQuestion(booking, start)),
    readPractitionerOf(transaction, booking),
    isStaffRole(caller.role)
      ? () => undefined
      : readMonths(transaction, booking, monthsAround(start.date)),
  ]);
  return { booking, locks, months, ...practitioner };
}
