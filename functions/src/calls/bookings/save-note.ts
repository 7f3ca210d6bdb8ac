/** The staff's private note on a booking. Contract in domain/calls/booking-desk.ts. */
import { saveNote as contract } from '@tulia/domain/calls/booking-desk';
import {
  bookingPath,
  bookings,
  confidentialNotePath,
  confidentialNotes,
} from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { requireAbout } from '../../bookings/actor';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { recordOf } from '../../platform/stored';

export const saveNote = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'see-confidential');
  const text = input.text.trim();
  const note = db().doc(confidentialNotePath(input.bookingId));
  await db().runTransaction(async (transaction) => {
    const booking = recordOf(
      bookings,
      await transaction.get(db().doc(bookingPath(input.bookingId))),
    );
    if (booking === null) throw new Refusal('not-found');
    requireAbout(caller, 'see-confidential', booking);
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
