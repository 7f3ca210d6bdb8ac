/** The documents of a booking and of what its plans wrote beside it. */
import {
  bookingEventId,
  bookingEventPath,
  bookingEvents,
  bookingPath,
  bookings,
  bookingStatusCards,
  bookingStatusPath,
  confidentialNotePath,
  confidentialNotes,
  confidentialRequestPath,
  confidentialRequests,
  type Booking,
} from '@tulia/domain/records/booking';
import { slotLockPath, slotLocks, type SlotLock } from '@tulia/domain/records/slot-lock';
import type { DemoBooking } from './demo-practice';

/** A document to be written: its path and its stored form. */
export type Document = readonly [path: string, data: Record<string, unknown>];

/** All documents of one booking, but for its locks. */
export function bookingDocuments({
  booking,
  request,
  card,
  events,
  plan,
}: DemoBooking): Document[] {
  const { id, referenceNumber } = booking;
  return [
    [bookingPath(id), bookings.toStored(booking)],
    [confidentialRequestPath(id), confidentialRequests.toStored(request)],
    [bookingStatusPath(referenceNumber), bookingStatusCards.toStored(card)],
    ...(plan.note === undefined ? [] : [noteDocument(booking, plan.note)]),
    ...events.map((event): Document => [
      bookingEventPath(id, bookingEventId(event)),
      bookingEvents.toStored(event),
    ]),
  ];
}

/** The locks on the therapist's time. */
export function lockDocuments(locks: ReadonlyMap<string, SlotLock>): Document[] {
  return [...locks].map(([id, lock]): Document => [slotLockPath(id), slotLocks.toStored(lock)]);
}

function noteDocument({ id, endsAt }: Booking, text: string): Document {
  const note = { text, updatedAt: endsAt, updatedBy: 'demo-therapist' };
  return [confidentialNotePath(id), confidentialNotes.toStored(note)];
}
