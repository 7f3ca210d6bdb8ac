/** What the commands on a session's time need to know, read within the transaction that will write. */
import type { CancelState } from '@tulia/domain/booking/commands/cancel';
import {
  locksInQuestion,
  type SessionStart,
  type TimedState,
} from '@tulia/domain/booking/commands/time/take-time';
import type { Booking } from '@tulia/domain/booking/booking';
import type { LocksFound } from '@tulia/domain/slot/lock-refs';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Caller } from '../platform/caller';
import { readPractitionerOf } from '../practice/practitioners';
import { monthsAround, readMonths } from '../schedule/availability-months';
import { readLocks } from '../schedule/slot-locks';
import type { FoundBooking } from './change-booking';

type Found = Pick<FoundBooking, 'transaction' | 'booking'>;

/** The booking with the locks that it still has. */
export async function readOwnLocks({
  transaction,
  booking,
}: Found): Promise<{ booking: Booking; locks: LocksFound }> {
  return { booking, locks: await readLocks(transaction, locksInQuestion(booking, null)) };
}

/** The same, and how its practitioner is reached. */
export async function readOwnTime(found: Found): Promise<CancelState> {
  const [own, { contact }] = await Promise.all([
    readOwnLocks(found),
    readPractitionerOf(found.transaction, found.booking),
  ]);
  return { ...own, contact };
}

/**
 * The booking, its locks and those of the new time, and its practitioner; for a client also the public months,
 * since their rules bind clients.
 */
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
