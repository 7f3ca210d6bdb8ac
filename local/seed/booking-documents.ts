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
  noteVersionPath,
  noteVersions,
  type Booking,
} from '@tulia/domain/records/booking';
import { noteStatePath, noteStates } from '@tulia/domain/records/note-state';
import type { LedgerPlan } from '@tulia/domain/money/ledger';
import {
  paymentCodePath,
  paymentCodes,
  paymentPath,
  payments,
} from '@tulia/domain/records/payment';
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
  ledger,
  plan,
}: DemoBooking): Document[] {
  const { id, referenceNumber } = booking;
  return [
    [bookingPath(id), bookings.toStored(booking)],
    [confidentialRequestPath(id), confidentialRequests.toStored(request)],
    [bookingStatusPath(referenceNumber), bookingStatusCards.toStored(card)],
    ...(plan.note === undefined ? [] : noteDocuments(booking, plan.note)),
    ...events.map((event): Document => [
      bookingEventPath(id, bookingEventId(event)),
      bookingEvents.toStored(event),
    ]),
    ...ledger.flatMap(ledgerDocuments),
  ];
}

/** An entry of the ledger, and the lock on its code. */
function ledgerDocuments({ entry, claim }: LedgerPlan): Document[] {
  return [
    [paymentPath(entry.id), payments.toStored(entry)],
    ...(claim === null
      ? []
      : [[paymentCodePath(claim.key), paymentCodes.toStored(claim.lock)] as Document]),
  ];
}

/** The locks on the therapist's time. */
export function lockDocuments(locks: ReadonlyMap<string, SlotLock>): Document[] {
  return [...locks].map(([id, lock]): Document => [slotLockPath(id), slotLocks.toStored(lock)]);
}

function noteDocuments({ id, endsAt }: Booking, text: string): Document[] {
  const note = {
    text,
    version: 1,
    updatedAt: endsAt,
    updatedBy: 'demo-therapist',
    signedAt: null,
    signedBy: null,
    isAmendment: false,
  };
  return [
    [confidentialNotePath(id), confidentialNotes.toStored(note)],
    [noteVersionPath(id, 1), noteVersions.toStored(note)],
    [noteStatePath(id), noteStates.toStored({ version: 1 })],
  ];
}
