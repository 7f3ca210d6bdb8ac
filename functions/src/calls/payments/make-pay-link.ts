/** The link by which a booking is paid for without an account. */
import { payLinkEnd } from '@tulia/domain/booking/pay-view';
import { makePayLink as contract } from '@tulia/domain/calls/payments/pay-links';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { recordLink } from '../../bookings/staff-trail';
import { callable } from '../../platform/callable';
import { readRecord } from '../../platform/stored';
import { payLinkOf } from '../../links/booking-links';

export const makePayLink = callable(contract, async ({ bookingId }, { caller, clock }) => {
  const booking = await readRecord(bookings, bookingPath(bookingId));
  const token = booking && (await payLinkOf(booking, clock.now()));
  if (booking === null || token === null) throw new Refusal('not-found');
  await recordLink(booking, 'pay-link', { caller, clock });
  return { token, until: payLinkEnd(booking) };
});
