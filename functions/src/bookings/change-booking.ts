/** The frame of every change to an existing booking: read it in a transaction, check the version seen, write one commit. */
import { bookingPath, bookings, type Booking } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import type { Actor } from '@tulia/domain/booking/transitions';
import { isStaffRole } from '@tulia/domain/person/role';
import { Refusal } from '@tulia/domain/refusal';
import type { Transaction } from 'firebase-admin/firestore';
import type { Clock } from '../platform/clock';
import { recordOf } from '../platform/stored';
import { db } from '../platform/app';
import type { Caller, SignedInCaller } from '../platform/caller';
import { serviceIds } from '../practice/services';
import { readSettings } from '../practice/settings';
import { namingFreeTimes } from '../schedule/time-taken';
import type { CommitSurroundings } from './commit';

export interface ChangeContext {
  transaction: Transaction;
  booking: Booking;
  settings: PracticeSettings;
  around: CommitSurroundings;
}

/**
 * Runs `change` on the booking as it stands. It may run more than once, so it only writes through the transaction.
 * @throws Refusal not-found
 */
export async function changeBooking<Result>(
  wanted: { bookingId: string; caller: SignedInCaller; clock: Clock },
  change: (context: ChangeContext) => Promise<Result>,
): Promise<Result> {
  const [settings, ids] = await Promise.all([readSettings(), serviceIds(wanted.clock.now())]);
  return namingFreeTimes(() =>
    db().runTransaction(async (transaction) => {
      const booking = recordOf(
        bookings,
        await transaction.get(db().doc(bookingPath(wanted.bookingId))),
      );
      if (booking === null) throw new Refusal('not-found');
      const around: CommitSurroundings = {
        now: wanted.clock.now(),
        zone: settings.timeZone,
        serviceIds: ids,
        actor: eventActor(wanted.caller),
      };
      return change({ transaction, booking, settings, around });
    }),
  );
}

/**
 * Whether the booking is the caller's own: by account, or by address; either way only with a verified address. A session
 * that somebody opened before the owner of the address proved it keeps saying that it is not verified (threats row 34).
 */
export function owns(caller: Caller, booking: Booking): boolean {
  if (caller.uid === null || !caller.emailVerified) return false;
  if (booking.clientUserId === caller.uid) return true;
  return caller.email !== null && caller.email === booking.clientEmail;
}

/**
 * As whom the caller acts on this booking. A stranger learns nothing, not even that the booking exists.
 * @throws Refusal not-found, recent-login-required
 */
export function actorFor(caller: Caller, booking: Booking): Actor {
  if (isStaffRole(caller.role)) return { kind: 'staff', role: caller.role };
  if (owns(caller, booking)) return { kind: 'owner' };
  if (caller.staffSessionOver) throw new Refusal('recent-login-required');
  throw new Refusal('not-found');
}

export function eventActor(caller: Caller): CommitSurroundings['actor'] {
  const kind = isStaffRole(caller.role) ? 'staff' : caller.uid === null ? 'guest' : 'client';
  return { kind, uid: caller.uid, name: caller.name };
}
