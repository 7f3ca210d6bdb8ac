/** The staff's private note on a booking. Contract in domain/calls/booking-desk.ts. */
import { saveNote as contract } from '@tulia/domain/calls/booking-desk';
import {
  bookingPath,
  confidentialNotePath,
  confidentialNotes,
} from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { writerOf } from '../../platform/writer';
import { writeAudit } from '../../practice/audit';

export const saveNote = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'see-confidential');
  const text = input.text.trim();
  const note = db().doc(confidentialNotePath(input.bookingId));
  await db().runTransaction(async (transaction) => {
    const booking = await transaction.get(db().doc(bookingPath(input.bookingId)));
    if (!booking.exists) throw new Refusal('not-found');
    const action = text === '' ? ('note-removed' as const) : ('note-saved' as const);
    // Never what is in it; whom it is about, only by the booking.
    const entry = { action, subject: bookingPath(input.bookingId), fields: [] };
    writeAudit(writerOf(transaction), caller, entry, clock.now());
    if (text === '') transaction.delete(note);
    else {
      const updatedBy = caller.name === '' ? (caller.email ?? caller.uid) : caller.name;
      transaction.set(
        note,
        confidentialNotes.toStored({ text, updatedAt: clock.now(), updatedBy }),
      );
    }
  });
  return {};
});
