/** Money that came for a session. Contract in domain/calls/booking-desk.ts. */
import { recordPayment as contract } from '@tulia/domain/calls/booking-desk';
import { requireVersion } from '@tulia/domain/booking/version';
import { afterPayment } from '@tulia/domain/booking/payment';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { changeBooking } from '../../bookings/change-booking';
import { writeBookingChange } from '../../bookings/commit';
import { writerOf } from '../../platform/writer';

export const recordPayment = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'manage-practice');
  return changeBooking(
    { bookingId: input.bookingId, caller, clock },
    ({ transaction, booking, around }) => {
      requireVersion(booking, input.version);
      const { amount, method } = input;
      const { version } = writeBookingChange(
        writerOf(transaction),
        {
          before: booking,
          part: { payment: afterPayment(booking, input) },
          action: 'payment',
          details: { amount, method },
        },
        around,
      );
      return Promise.resolve({ version });
    },
  );
});
