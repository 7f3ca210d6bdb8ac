/** Money that came for a session. Contract in domain/calls/booking-desk.ts. */
import { pay } from '@tulia/domain/booking/commands/pay';
import { recordPayment as contract } from '@tulia/domain/calls/booking-desk';
import { changeBooking } from '../../bookings/change-booking';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';

export const recordPayment = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'manage-practice');
  const { after } = await changeBooking(
    { bookingId: input.bookingId, caller, clock },
    ({ booking, settings, now, signedBy }) =>
      pay({ booking }, { ...input, signedBy }, settings, now),
  );
  return { version: after.version };
});
