/** Every change of a private note: reads it, lets a command decide, and commits with an event. */
import { noteStanding, type Note } from '@tulia/domain/booking/note';
import * as records from '@tulia/domain/records/booking';
import { noteStatePath, noteStates } from '@tulia/domain/records/note-state';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import type { Clock } from '../platform/clock';
import { recordOf } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { callerName, eventActor, requireAbout } from './actor';
import { requireBooking } from './reading';
import { writeNoteWritten } from './notes-due';

/** The new note, and the version to keep in its history. */
interface NoteChange {
  note: Note;
  kept: Note;
}

/** @throws Refusal forbidden, not-found */
export async function findNote(
  transaction: Transaction,
  caller: SignedInCaller,
  bookingId: string,
) {
  const booking = await requireBooking(bookingId, transaction);
  requireAbout(caller, 'see-confidential', booking);
  const ref = db().doc(records.confidentialNotePath(bookingId));
  return { booking, present: recordOf(records.confidentialNotes, await transaction.get(ref)), ref };
}

/**
 * @param decide returns null when nothing changes; `by` is the author's name
 * @returns the version of the note
 * @throws Refusal forbidden, not-found, and all that `decide` throws
 */
export async function changeNote(
  wanted: {
    bookingId: string;
    action: 'note' | 'note-signed' | 'note-amended';
    caller: SignedInCaller;
    clock: Clock;
  },
  decide: (present: Note | null, by: string, now: Instant) => NoteChange | null,
): Promise<{ version: number }> {
  const { bookingId, action, caller, clock } = wanted;
  return db().runTransaction(async (transaction) => {
    const { booking, present, ref } = await findNote(transaction, caller, bookingId);
    const now = clock.now();
    const change = decide(present, callerName(caller), now);
    if (change === null) return { version: present?.version ?? 0 };
    const { note, kept } = change;
    transaction.set(ref, records.confidentialNotes.toStored(note));
    transaction.delete(db().doc(records.noteDraftPath(bookingId, caller.uid)));
    transaction.create(
      db().doc(records.noteVersionPath(bookingId, kept.version)),
      records.confidentialNotes.toStored(kept),
    );
    const state = { version: note.version, standing: noteStanding(note) };
    transaction.set(db().doc(noteStatePath(bookingId)), noteStates.toStored(state));
    writeNoteWritten(writerOf(transaction), booking, { present, note });
    const { version, status } = booking;
    const event = {
      at: now,
      actor: eventActor(caller),
      action,
      from: status,
      to: status,
      version,
      details: { note: note.version },
    };
    transaction.create(
      db().doc(records.bookingEventPath(bookingId, records.noteEventId(note))),
      records.bookingEvents.toStored(event),
    );
    return { version: note.version };
  });
}
