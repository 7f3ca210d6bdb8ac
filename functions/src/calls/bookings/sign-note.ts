/** Signs the private note on a booking. */
import { signNote as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { signedNote } from '@tulia/domain/booking/note';
import { changeNote } from '../../bookings/change-note';
import { callable } from '../../platform/callable';

export const signNote = callable(contract, (input, { caller, clock }) =>
  changeNote(
    { bookingId: input.bookingId, action: 'note-signed', caller, clock },
    (present, by, now) => {
      const note = signedNote(present, input, by, now);
      return note && { note, kept: note };
    },
  ),
);
