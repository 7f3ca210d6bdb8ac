/** The frame of every change to an existing booking: read in a transaction, let a command decide, commit its plan. */
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import {
  bookingPath,
  bookings,
  type Booking,
  type BookingEvent,
} from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import type { Clock } from '../platform/clock';
import { recordOf } from '../platform/stored';
import { writerOf, type Writer } from '../platform/writer';
import { readSettings } from '../practice/settings';
import { namingFreeTimes } from '../schedule/free-times';
import { eventActor } from './actor';
import { commitPlan } from './commit';

/** What a change starts from. */
export interface FoundBooking {
  transaction: Transaction;
  booking: Booking;
  settings: PracticeSettings;
  now: Instant;
  signedBy: BookingEvent['actor'];
}

/** The booking before and after; the same when there was nothing to do. */
export interface ChangedBooking {
  before: Booking;
  after: Booking;
}

/**
 * Reads the booking, asks `decide` what is to happen to it, and commits that. It may run more than once.
 * @param also what belongs into the same commit
 * @throws Refusal not-found, and whatever `decide` throws
 */
export async function changeBooking(
  wanted: { bookingId: string; caller: SignedInCaller; clock: Clock },
  decide: (found: FoundBooking) => Promise<BookingPlan | null> | BookingPlan | null,
  also?: (writer: Writer) => void,
): Promise<ChangedBooking> {
  const { bookingId, caller, clock } = wanted;
  const settings = await readSettings();
  return namingFreeTimes(settings, clock, () =>
    db().runTransaction(async (transaction) => {
      const booking = recordOf(bookings, await transaction.get(db().doc(bookingPath(bookingId))));
      if (booking === null) throw new Refusal('not-found');
      const signedBy = eventActor(caller);
      const plan = await decide({ transaction, booking, settings, now: clock.now(), signedBy });
      if (plan === null) return { before: booking, after: booking };
      const writer = writerOf(transaction);
      commitPlan(writer, plan);
      also?.(writer);
      return { before: booking, after: plan.after };
    }),
  );
}
