/** pending -> rejected, with the reason the client reads: its locks and mails. */
import type { BookingChanged } from '@tulia/domain/calls/decide-booking';
import { requireVersion } from '@tulia/domain/booking/version';
import { transition } from '@tulia/domain/booking/transitions';
import type { Booking } from '@tulia/domain/records/booking';
import type { SignedInCaller } from '../platform/caller';
import type { Clock } from '../platform/clock';
import { actorFor, changeBooking } from './change-booking';
import { placesToRelease } from '../schedule/take-session';
import { writeBookingChange } from './commit';
import { writerOf } from '../platform/writer';
import { rejectionMails } from '../mail/booking-mails';

/** @throws Refusal forbidden, not-found, version-conflict, transition-not-allowed */
export async function rejectRequest(
  input: { bookingId: string; version: number; reason: string },
  { caller, clock }: { caller: SignedInCaller; clock: Clock },
): Promise<BookingChanged> {
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
}
