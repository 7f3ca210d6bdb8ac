/** any -> cancelled, for staff as the table allows and for the client; then removes the meeting. */
import { cancel, type CancelInput } from '@tulia/domain/booking/commands/cancel';
import { keptPayment, refundDue } from '@tulia/domain/booking/payment';
import type { BookingChanged, CancelledMoney } from '@tulia/domain/calls/bookings/decide-booking';
import { meetWithin } from '../meeting/meet-within';
import type { CallContext } from '../platform/callable';
import { byAccount } from './actor';
import { changeBooking } from './change-booking';
import { readOwnTime } from './reading';

/**
 * @param input.version the version the person saw; null cancels the booking in its present version
 * @param input.leaving the client's account is being deleted
 * @throws Refusal not-found, forbidden, version-conflict, transition-not-allowed
 */
export async function cancelSession(
  { bookingId, ...said }: { bookingId: string } & Omit<CancelInput, 'actor' | 'signedBy'>,
  { caller, clock }: CallContext,
  actingAs = byAccount,
): Promise<BookingChanged & CancelledMoney> {
  const { before, after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { settings, now } = found;
    const given = { ...said, ...actingAs(caller, found) };
    return cancel(await readOwnTime(found), given, settings, now);
  });
  const hasChanged = after !== before;
  if (hasChanged && after.meeting.state === 'unwanted') await meetWithin(bookingId, clock);
  const { status, version: made } = after;
  return { status, version: made, refund: refundDue(after), kept: keptPayment(after) };
}
