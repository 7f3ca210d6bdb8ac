/** Says how a session ended: held, or missed. The therapist's time stays taken as it was. */
import type { BookingChanged } from '@tulia/domain/calls/decide-booking';
import { requireVersion } from '@tulia/domain/booking/version';
import { transition } from '@tulia/domain/booking/transitions';
import type { CallContext } from '../platform/callable';
import { requirePermission } from '../platform/caller';
import { actorFor, changeBooking } from './change-booking';
import { writeBookingChange } from './commit';
import { writerOf } from '../platform/writer';

export async function concludeSession(
  action: 'complete' | 'no-show',
  input: { bookingId: string; version: number },
  { caller, clock }: CallContext,
): Promise<BookingChanged> {
  requirePermission(caller, 'conclude-sessions');
  return changeBooking(
    { bookingId: input.bookingId, caller, clock },
    async ({ transaction, booking, around }) => {
      requireVersion(booking, input.version);
      const status = transition(action, booking.status, actorFor(caller, booking));
      const { version } = writeBookingChange(
        writerOf(transaction),
        { before: booking, part: { status }, action },
        around,
      );
      return Promise.resolve({ status, version });
    },
  );
}
