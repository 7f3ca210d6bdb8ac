/** Removes the meeting and its link; the session stands. Contract in domain/calls/meeting.ts. */
import { cancelMeeting as decide } from '@tulia/domain/booking/commands/meeting';
import { cancelMeeting as contract } from '@tulia/domain/calls/meeting';
import { changeBooking } from '../../bookings/change-booking';
import { meetWithin } from '../../meeting/meet-within';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';

export const cancelMeeting = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'manage-meetings');
  const { bookingId, version: seen } = input;
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    ({ booking, settings, now, signedBy }) =>
      decide({ booking }, { version: seen, signedBy }, settings, now),
  );
  const { status, version } = after;
  return { status, version, ...(await meetWithin(bookingId, clock)) };
});
