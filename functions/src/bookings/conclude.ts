/** confirmed -> completed or no_show. */
import type { complete } from '@tulia/domain/booking/commands/conclude';
import type { BookingChanged } from '@tulia/domain/calls/bookings/decide-booking';
import type { SignedInContext } from '../platform/callable';
import { actorFor } from './actor';
import { changeBooking } from './change-booking';

/** @throws Refusal forbidden, not-found, version-conflict, transition-not-allowed */
export async function concludeSession(
  command: typeof complete,
  { bookingId, version }: { bookingId: string; version: number },
  { caller, clock }: SignedInContext,
): Promise<BookingChanged> {
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    ({ booking, now, signedBy }) =>
      command({ booking }, { version, actor: actorFor(caller, booking), signedBy }, now),
  );
  return { status: after.status, version: after.version };
}
