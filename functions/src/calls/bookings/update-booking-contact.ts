/** The client changes the contact details of an own booking. */
import { changeContact } from '@tulia/domain/booking/commands/change-contact';
import { updateBookingContact as contract } from '@tulia/domain/calls/bookings/update-booking-contact';
import { HOUR } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { Refusal } from '@tulia/domain/refusal';
import { owns } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { callable } from '../../platform/callable';
import { spendQuota } from '../../platform/quota';

/** A limit, since each change stays in the history of the booking for years. */
const PER_HOUR = 20;

export const updateBookingContact = callable(contract, async (input, { caller, clock }) => {
  const rule = { kind: 'contact', subject: caller.uid, limit: PER_HOUR, windowMilliseconds: HOUR };
  await spendQuota([rule], randomUUID(), clock.now());
  const { after } = await changeBooking(
    { bookingId: input.bookingId, caller, clock },
    ({ booking, now, signedBy }) => {
      // A stranger learns nothing, not even that the booking exists.
      if (!owns(caller, booking)) throw new Refusal('not-found');
      return changeContact({ booking }, { ...input, signedBy }, now);
    },
  );
  return { version: after.version };
});
