/** pending -> rejected, with the reason the client reads. Contract in domain/calls/decide-booking.ts. */
import { rejectBooking as contract } from '@tulia/domain/calls/decide-booking';
import { transition } from '@tulia/domain/booking/transitions';
import type { Booking } from '@tulia/domain/records/booking';
import { callable } from '../firebase/callable';
import { requirePermission } from '../firebase/caller';
import { actorFor, changeBooking, requireVersion } from '../firebase/change-booking';
import { placesToRelease } from '../firebase/take-session';
import { writeBookingChange } from '../firebase/write-booking';
import { writerOf } from '../firebase/writer';
import { rejectionMails } from '../mail/booking-mails';

export const rejectBooking = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'decide-bookings');
  return changeBooking(
    { bookingId: input.bookingId, caller, clock },
    async ({ transaction, booking, around }) => {
      requireVersion(booking, input.version);
      const status = transition('reject', booking.status, actorFor(caller, booking));
      const part: Partial<Booking> = {
        status,
        holdExpiresAt: null,
        rejectionReason: input.reason.trim(),
      };
      const release = await placesToRelease(transaction, booking, around.zone);
      const after = { ...booking, ...part, version: booking.version + 1 };
      const { version } = writeBookingChange(
        writerOf(transaction),
        { before: booking, part, action: 'reject', release, mails: rejectionMails(after) },
        around,
      );
      return { status, version };
    },
  );
});
