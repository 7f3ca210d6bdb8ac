/** Adds to a signed note. */
import { amendNote as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { amendedNote } from '@tulia/domain/booking/note';
import { changeNote } from '../../bookings/change-note';
import { callable } from '../../platform/callable';

export const amendNote = callable(contract, (input, { caller, clock }) =>
  changeNote(
    { bookingId: input.bookingId, action: 'note-amended', caller, clock },
    (present, by, now) => {
      const { note, amendment } = amendedNote(present, input, by, now);
      return { note, kept: amendment };
    },
  ),
);
