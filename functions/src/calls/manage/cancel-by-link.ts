/** The client cancels by the link in a mail. */
import { manageViewOf } from '@tulia/domain/booking/manage-view';
import { cancelByLink as contract } from '@tulia/domain/calls/bookings/manage-links';
import { asClient, byLink } from '../../bookings/actor';
import { cancelSession } from '../../bookings/cancel';
import { callable } from '../../platform/callable';
import { bookingOfManageLink } from '../../links/booking-links';
import { spendLook } from '../../links/spend-look';

export const cancelByLink = callable(contract, async ({ token, version }, { caller, clock }) => {
  await spendLook('manage-link', token, caller, clock.now());
  const { id: bookingId } = await bookingOfManageLink(token, clock.now());
  await cancelSession({ bookingId, version }, { caller: asClient(caller), clock }, byLink);
  return { view: manageViewOf(await bookingOfManageLink(token, clock.now()), clock.now()) };
});
