/** Removes the meeting and its link; the session stands. */
import { cancelMeeting as decide } from '@tulia/domain/booking/commands/meeting';
import { cancelMeeting as contract } from '@tulia/domain/calls/meeting/meeting';
import { actorFor } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { meetWithin } from '../../meeting/meet-within';
import { callable } from '../../platform/callable';
import { readPractitionerOf } from '../../practice/practitioners';

export const cancelMeeting = callable(contract, async (input, { caller, clock }) => {
  const { bookingId, version: seen } = input;
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    async ({ transaction, booking, settings, now, signedBy }) => {
      const { contact } = await readPractitionerOf(transaction, booking);
      const given = { version: seen, actor: actorFor(caller, booking), signedBy };
      return decide({ booking, contact }, given, settings, now);
    },
  );
  const { status, version } = after;
  return { status, version, ...(await meetWithin(bookingId, clock)) };
});
