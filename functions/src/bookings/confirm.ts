/**
 * pending -> confirmed, then makes the meeting. Shared by the call that confirms a request and the one by which
 * staff book and confirm at once.
 */
import { confirm } from '@tulia/domain/booking/commands/confirm';
import type { SessionStart } from '@tulia/domain/booking/commands/time/take-time';
import type { BookingChangedWithMeeting } from '@tulia/domain/calls/bookings/decide-booking';
import { meetWithin } from '../meeting/meet-within';
import type { SignedInContext } from '../platform/callable';
import { actorFor } from './actor';
import { changeBooking } from './change-booking';
import { readTimed } from './reading';

export interface ConfirmRequest extends SessionStart {
  bookingId: string;
  /** the version of the booking that the person saw */
  version: number;
}

/**
 * @throws Refusal forbidden, not-found, version-conflict, transition-not-allowed, slot-taken, slot-unavailable,
 * guardian-required, guardian-consent-due
 */
export async function confirmRequest(
  input: ConfirmRequest,
  { caller, clock }: SignedInContext,
): Promise<BookingChangedWithMeeting> {
  const { bookingId } = input;
  const { after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, settings, now, signedBy } = found;
    const given = { ...input, actor: actorFor(caller, booking), signedBy };
    return confirm(await readTimed(found, input, caller), given, settings, now);
  });
  const meeting = await meetWithin(bookingId, clock);
  return { status: after.status, version: after.version, ...meeting };
}
