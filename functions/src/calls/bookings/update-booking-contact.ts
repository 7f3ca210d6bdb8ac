/** The client changes the contact details of an own booking. Contract in domain/calls/update-booking-contact.ts. */
import { updateBookingContact as contract } from '@tulia/domain/calls/update-booking-contact';
import { isActive } from '@tulia/domain/booking/status';
import type { Booking } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { callable } from '../../platform/callable';
import { requireSignedIn } from '../../platform/caller';
import { changeBooking, owns } from '../../bookings/change-booking';
import { searchTerms } from '@tulia/domain/booking/search-terms';
import { writeBookingChange } from '../../bookings/commit';
import { writerOf } from '../../platform/writer';

export const updateBookingContact = callable(contract, async (input, { caller, clock }) => {
  requireSignedIn(caller);
  return changeBooking(
    { bookingId: input.bookingId, caller, clock },
    async ({ transaction, booking, around }) => {
      // A stranger learns nothing, not even that the booking exists.
      if (!owns(caller, booking)) throw new Refusal('not-found');
      if (!isActive(booking.status)) throw new Refusal('forbidden');
      const clientName = input.name.trim();
      const clientPhone = input.phone.trim();
      // The typed address is contact only: access and mails stay with the account's own.
      const part: Partial<Booking> = {
        clientName,
        clientPhone,
        clientData: { name: clientName, email: input.email.trim(), phone: clientPhone },
        searchTerms: searchTerms({ ...booking, clientName, clientPhone }),
      };
      const { version } = writeBookingChange(
        writerOf(transaction),
        { before: booking, part, action: 'contact' },
        around,
      );
      return Promise.resolve({ version });
    },
  );
});
