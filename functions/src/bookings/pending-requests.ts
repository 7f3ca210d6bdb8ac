/** The list of a client's pending requests, by which the cap holds even when requests race. */
import { pendingRequestsPath } from '@tulia/domain/records/quota';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { derivedId } from '../platform/fingerprint';
import type { Writer } from '../platform/writer';

/** The person to whom a booking counts: the account, or a guest by address. */
export function personOf(booking: { clientUserId: string | null; clientEmail: string }): string {
  return booking.clientUserId ?? `guest_${derivedId('guest', booking.clientEmail)}`;
}

export function pendingRef(person: string): DocumentReference {
  return db().doc(pendingRequestsPath(person));
}

export function addPending(writer: Writer, person: string, bookingId: string): void {
  writer.set(pendingRef(person), { bookingIds: FieldValue.arrayUnion(bookingId) }, { merge: true });
}

export function removePending(writer: Writer, person: string, bookingId: string): void {
  writer.set(
    pendingRef(person),
    { bookingIds: FieldValue.arrayRemove(bookingId) },
    { merge: true },
  );
}
