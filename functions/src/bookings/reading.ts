/** What the commands on a session's time need to know, read within the transaction that will write. */
import {
  locksInQuestion,
  type SessionStart,
  type TimedState,
} from '@tulia/domain/booking/commands/take-time';
import type { Booking } from '@tulia/domain/records/booking';
import type { LocksFound } from '@tulia/domain/slot/lock-refs';
import { isStaffRole } from '@tulia/domain/person/role';
import type { SignedInCaller } from '../platform/caller';
import { monthsAround, readMonths } from '../schedule/availability-months';
import { readLocks } from '../schedule/slot-locks';
import type { FoundBooking } from './change-booking';

type Found = Pick<FoundBooking, 'transaction' | 'booking' | 'settings'>;

/** The booking with the locks that it still has. */
export async function readOwnLocks({
  transaction,
  booking,
  settings,
}: Found): Promise<{ booking: Booking; locks: LocksFound }> {
  return { booking, locks: await readLocks(transaction, locksInQuestion(booking, null, settings)) };
}

/** The booking, its locks and those of the new time; for a client also the public months, whose rules bind clients. */
export async function readTimed(
  { transaction, booking, settings }: Found,
  start: SessionStart,
  caller: SignedInCaller,
): Promise<TimedState> {
  const locks = await readLocks(transaction, locksInQuestion(booking, start, settings));
  const months = isStaffRole(caller.role)
    ? () => undefined
    : await readMonths(transaction, booking.serviceId, monthsAround(start.date));
  return { booking, locks, months };
}
