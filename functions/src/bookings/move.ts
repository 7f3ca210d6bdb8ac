/** confirmed -> confirmed at another time, by staff or by the client within policy; then moves the meeting. */
import { move } from '@tulia/domain/booking/commands/move';
import type { SessionStart } from '@tulia/domain/booking/commands/time/take-time';
import type { BookingChangedWithMeeting } from '@tulia/domain/calls/bookings/decide-booking';
import { meetWithin } from '../meeting/meet-within';
import type { SignedInContext } from '../platform/callable';
import { actorFor } from './actor';
import { changeBooking } from './change-booking';
import { readTimed } from './reading';

/**
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed, too-late-to-move, slot-taken,
 * slot-unavailable
 */
export async function moveSession(
  input: SessionStart & { bookingId: string; version: number },
  { caller, clock }: SignedInContext,
): Promise<BookingChangedWithMeeting> {
  const { bookingId } = input;
  const { after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, settings, now, signedBy } = found;
    const given = { ...input, actor: actorFor(caller, booking), signedBy };
    return move(await readTimed(found, input, caller), given, settings, now);
  });
  const meeting = await meetWithin(bookingId, clock);
  return { status: after.status, version: after.version, ...meeting };
}
