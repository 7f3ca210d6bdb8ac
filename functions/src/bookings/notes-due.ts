/** Keeps the list of sessions that lack a note, in the commit of the change. */
import { lacksNote, type Note } from '@tulia/domain/booking/note';
import type { Booking } from '@tulia/domain/booking/booking';
import { confidentialNotePath, confidentialNotes } from '@tulia/domain/records/booking';
import { notesDue, notesDuePath } from '@tulia/domain/records/notes-due';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import type { Writer } from '../platform/writer';

/** @returns whether the booking lacks its note from now on; null when that does not change */
export async function noteDueBy(
  transaction: Transaction,
  { before, after }: { before: Booking; after: Booking },
): Promise<boolean | null> {
  if (lacksNote(before.status, null) === lacksNote(after.status, null)) return null;
  if (!lacksNote(after.status, null)) return false;
  const note = await transaction.get(db().doc(confidentialNotePath(after.id)));
  return lacksNote(after.status, recordOf(confidentialNotes, note));
}

export function writeNoteDue(
  writer: Writer,
  { id, practitionerId, startsAt }: Pick<Booking, 'id' | 'practitionerId' | 'startsAt'>,
  isDue: boolean,
): void {
  const ref = db().doc(notesDuePath(practitionerId));
  const session = { [id]: isDue ? startsAt : FieldValue.delete() };
  writer.set(ref, notesDue.toStoredPart({ sessions: session as Record<string, number> }), {
    merge: true,
  });
}

/** After a note was written; writes nothing when nothing changes. */
export function writeNoteWritten(
  writer: Writer,
  booking: Booking,
  { present, note }: { present: Note | null; note: Note },
): void {
  const isDue = lacksNote(booking.status, note);
  if (isDue !== lacksNote(booking.status, present)) writeNoteDue(writer, booking, isDue);
}
