/** The staff's private note on a booking. */
import { saveNote as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { nextNote } from '@tulia/domain/booking/note';
import { changeNote } from '../../bookings/change-note';
import { callable } from '../../platform/callable';

export const saveNote = callable(contract, (input, { caller, clock }) =>
  changeNote({ bookingId: input.bookingId, action: 'note', caller, clock }, (present, by, now) => {
    const note = nextNote(present, input, by, now);
    return note && { note, kept: note };
  }),
);
