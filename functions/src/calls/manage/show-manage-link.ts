/** How the session stands that a link is for. Changes nothing of it. */
import { manageViewOf } from '@tulia/domain/booking/manage-view';
import { showManageLink as contract } from '@tulia/domain/calls/bookings/manage-links';
import { callable } from '../../platform/callable';
import { bookingOfManageLink } from '../../links/booking-links';
import { spendLook } from '../../links/spend-look';

export const showManageLink = callable(contract, async ({ token }, { caller, clock }) => {
  await spendLook('manage-link', token, caller, clock.now());
  const booking = await bookingOfManageLink(token, clock.now());
  return { view: manageViewOf(booking, clock.now()) };
});
