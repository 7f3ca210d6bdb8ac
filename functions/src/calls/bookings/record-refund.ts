/** Money that went back to the client. Contract in domain/calls/booking-desk.ts. */
import { recordRefund as contract } from '@tulia/domain/calls/booking-desk';
import { requireVersion } from '@tulia/domain/booking/version';
import { afterRefund } from '@tulia/domain/booking/payment';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { changeBooking } from '../../bookings/change-booking';
import { writeBookingChange } from '../../bookings/commit';
import { writerOf } from '../../platform/writer';

export const recordRefund = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'manage-practice');
  return changeBooking(
    { bookingId: input.bookingId, caller, clock },
    ({ transaction, booking, around }) => {
      requireVersion(booking, input.version);
      const { version } = writeBookingChange(
        writerOf(transaction),
        {
          before: booking,
          part: { payment: afterRefund(booking) },
          action: 'refund',
          details: { amount: booking.payment.received },
        },
        around,
      );
      return Promise.resolve({ version });
    },
  );
});
