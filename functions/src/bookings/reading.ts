import type { CancelState } from '@tulia/domain/booking/commands/cancel';
import { locksInQuestion } from '@tulia/domain/booking/commands/time/take-time';
import type { SessionStart, TimedState } from '@tulia/domain/booking/commands/time/take-time';
import type { Booking } from '@tulia/domain/booking/booking';
import type { LocksFound } from '@tulia/domain/slot/lock-refs';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Caller } from '../platform/caller';
import { readPractitionerOf } from '../practice/practitioners';
import { monthsAround, readMonths } from '../schedule/availability-months';
import { readLocks } from '../schedule/slot-locks';
import type { FoundBooking } from './change-booking';

type Found = Pick<FoundBooking, 'transaction' | 'booking'>;

export async function readOwnLocks({
  transaction,
  booking,
}: Found): Promise<{ booking: Booking; locks: LocksFound }> {
  return { booking, locks: await readLocks(transaction, locksInQuestion(booking, null)) };
}

export async function readOwnTime(found: Found): Promise<CancelState> {
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
): Promise<TimedState> {
  const [locks, practitioner, months] = await Promise.all([
    readLocks(transaction, locksInQuestion(booking, start)),
    readPractitionerOf(transaction, booking),
    isStaffRole(caller.role)
      ? () => undefined
      : readMonths(transaction, booking, monthsAround(start.date)),
  ]);
  return { booking, locks, months, ...practitioner };
}
