/** completed, no_show, cancelled -> confirmed, by admins; then makes the meeting of a coming session. */
import { reopen } from '@tulia/domain/booking/commands/confirm';
import type { BookingChangedWithMeeting } from '@tulia/domain/calls/bookings/decide-booking';
import { readLedger } from '../money/ledger';
import { discardEvent } from '../meeting/reconcile-meeting';
import { meetWithin } from '../meeting/meet-within';
import type { SignedInContext } from '../platform/callable';
import { actorFor } from './actor';
import { changeBooking } from './change-booking';
import { readOwnTime } from './reading';

/** @throws Refusal forbidden, not-found, version-conflict, transition-not-allowed, slot-taken, slot-unavailable */
export async function reopenSession(
  { bookingId, version }: { bookingId: string; version: number },
  { caller, clock }: SignedInContext,
): Promise<BookingChangedWithMeeting> {
  const { before, after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, settings, now, signedBy } = found;
    const given = { version, actor: actorFor(caller, booking), signedBy };
    const entries =
      booking.payment.kept === undefined ? [] : await readLedger(found.transaction, bookingId);
    return reopen({ ...(await readOwnTime(found)), entries }, given, settings, now);
  });
  // The event of the cancelled session may not be removed yet, and the booking no longer names it.
  const former = before.meeting.forVersion;
  const isNew = after.meeting.forVersion !== former;
  if (isNew && former !== null) await discardEvent(before, former);
  const meeting = await meetWithin(bookingId, clock);
  return { status: after.status, version: after.version, ...meeting };
}
