import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import { isStaffRole } from '@tulia/domain/person/role';
import type { Booking, BookingEvent } from '@tulia/domain/booking/booking';
import * as records from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { readClient, applyToClients } from '../people/clients';
import { db } from '../platform/app';
import type { Caller } from '../platform/caller';
import type { Clock } from '../platform/clock';
import { readRecord } from '../platform/stored';
import { writerOf, type Writer } from '../platform/writer';
import { readSettings } from '../practice/settings';
import { namingFreeTimes } from '../schedule/free-times';
import { eventActor } from './actor';
import { commitPlan } from './commit';
import { noteDueBy, writeNoteDue } from './notes-due';

export interface FoundBooking {
  transaction: Transaction;
  booking: Booking;
  settings: PracticeSettings;
  now: Instant;
  signedBy: BookingEvent['actor'];
}

/** A plan, perhaps with further writes of its commit; null when nothing changes. */
type Decided = BookingPlan | { plan: BookingPlan | null; also: (writer: Writer) => void } | null;

/** Both are the same object when nothing changed. */
interface ChangedBooking {
  before: Booking;
  after: Booking;
}

/** Tells staff who changed the booking meanwhile; clients learn only that it was changed. */
async function namingLastChange<T>(
  { transaction, booking }: FoundBooking,
  caller: Caller,
  decide: () => Promise<T> | T,
): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    const refused = error instanceof Refusal && (error as Refusal).is('version-conflict');
    if (!refused || !isStaffRole(caller.role)) throw error;
    const events = db().collection(`${records.bookingPath(booking.id)}/events`);
    const { docs } = await transaction.get(events.where('version', '==', booking.version));
    // Events of notes and links leave the version as it was, and have ids of their own.
    const change = docs
      .map((doc) => ({ ...records.bookingEvents.fromStored(doc.data()), id: doc.id }))
      .find((event) => event.id === records.bookingEventId(event));
    const { version, status } = booking;
    throw new Refusal('version-conflict', {
      version,
      status,
      ...(change !== undefined && { by: change.actor.name, action: change.action }),
    });
  }
}

/**
 * Reads the booking in a transaction, lets `decide` plan a change, and commits it. `decide` may run more than once.
 * @throws Refusal not-found, and all that `decide` throws
 */
export async function changeBooking(
  wanted: { bookingId: string; caller: Caller; clock: Clock },
  decide: (found: FoundBooking) => Promise<Decided> | Decided,
): Promise<ChangedBooking> {
  const { bookingId, caller, clock } = wanted;
  const settings = await readSettings();
  return namingFreeTimes(settings, clock, () =>
    db().runTransaction(async (transaction) => {
      const path = records.bookingPath(bookingId);
      const booking = await readRecord(records.bookings, path, transaction);
      if (booking === null) throw new Refusal('not-found');
      const signedBy = eventActor(caller);
      const found = { transaction, booking, settings, now: clock.now(), signedBy };
      const [decided, client] = await Promise.all([
        namingLastChange(found, caller, () => decide(found)),
        readClient(transaction, booking.clientId),
      ]);
      const { plan, also } =
        decided !== null && 'plan' in decided ? decided : { plan: decided, also: null };
      if (plan === null) return { before: booking, after: booking };
      const known = new Map([[booking.clientId, client]]);
      const [clients, isNoteDue] = await Promise.all([
        applyToClients(transaction, plan.clients, known, settings),
        noteDueBy(transaction, { before: booking, after: plan.after }),
      ]);
      const writer = writerOf(transaction);
      commitPlan(writer, plan, clients);
      if (isNoteDue !== null) writeNoteDue(writer, plan.after, isNoteDue);
      also?.(writer);
      return { before: booking, after: plan.after };
    }),
  );
}
