/** Keeps what a staff member is typing into a private note. */
import { keptDraft } from '@tulia/domain/booking/note';
import { saveNoteDraft as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { noteDraftPath, noteDrafts } from '@tulia/domain/records/booking';
import { findNote } from '../../bookings/change-note';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';

export const saveNoteDraft = callable(contract, async (input, { caller, clock }) => {
  const ref = db().doc(noteDraftPath(input.bookingId, caller.uid));
  return db().runTransaction(async (transaction) => {
    const { present } = await findNote(transaction, caller, input.bookingId);
    const draft = keptDraft(present, input, clock.now());
    if (draft === null) transaction.delete(ref);
    else transaction.set(ref, noteDrafts.toStored(draft));
    return { kept: draft !== null };
  });
});
