/** The staff's private note on a booking. Contract in domain/calls/booking-desk.ts. */
import { saveNote as contract } from '@tulia/domain/calls/booking-desk';
import { nextNote } from '@tulia/domain/booking/note';
import {
  bookingEventPath,
  bookingEvents,
  bookingPath,
  bookings,
  confidentialNotePath,
  confidentialNotes,
  noteEventId,
  noteVersionPath,
} from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { eventActor, requireAbout } from '../../bookings/actor';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { recordOf } from '../../platform/stored';

export const saveNote = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'see-confidential');
  const { bookingId } = input;
  const ref = db().doc(confidentialNotePath(bookingId));
  return db().runTransaction(async (transaction) => {
    const booking = recordOf(bookings, await transaction.get(db().doc(bookingPath(bookingId))));
    if (booking === null) throw new Refusal('not-found');
    requireAbout(caller, 'see-confidential', booking);
    const present = recordOf(confidentialNotes, await transaction.get(ref));
    const now = clock.now();
    const by = caller.name === '' ? (caller.email ?? caller.uid) : caller.name;
    const note = nextNote(present, input, by, now);
    if (note === null) return { version: present?.version ?? 0 };
    const stored = confidentialNotes.toStored(note);
    transaction.set(ref, stored);
    transaction.create(db().doc(noteVersionPath(bookingId, note.version)), stored);
    const { version, status } = booking;
    const event = {
      ...{ at: now, actor: eventActor(caller), action: 'note', from: status, to: status, version },
      details: { note: note.version },
    };
    transaction.create(
      db().doc(bookingEventPath(bookingId, noteEventId(note))),
      bookingEvents.toStored(event),
    );
    return { version: note.version };
  });
});
