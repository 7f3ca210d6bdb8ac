/** Money that went back to the client. Contract in domain/calls/booking-desk.ts. */
import { refund } from '@tulia/domain/booking/commands/pay';
import { recordRefund as contract } from '@tulia/domain/calls/booking-desk';
import { changeBooking } from '../../bookings/change-booking';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';

export const recordRefund = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'manage-practice');
  const { after } = await changeBooking(
    { bookingId: input.bookingId, caller, clock },
    ({ booking, settings, now, signedBy }) =>
      refund({ booking }, { ...input, signedBy }, settings, now),
  );
  return { version: after.version };
});
