/** The client moves a session, or chooses another time for a request, by the link in a mail. */
import { manageViewOf } from '@tulia/domain/booking/manage-view';
import { isRequest } from '@tulia/domain/booking/status';
import { moveByLink as contract } from '@tulia/domain/calls/bookings/manage-links';
import { asClient, byLink } from '../../bookings/actor';
import { holdRules, moveRules } from '../../bookings/hold-quota';
import { chooseTime, moveSession } from '../../bookings/take-time';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';
import { bookingOfManageLink } from '../../links/booking-links';
import { spendLook } from '../../links/spend-look';

export const moveByLink = callable(contract, async ({ token, ...to }, { caller, clock }) => {
  await spendLook('manage-link', token, caller, clock.now());
  const { id: bookingId, status, clientEmail } = await bookingOfManageLink(token, clock.now());
  const asked = { bookingId, ...to };
  const context = { caller: asClient(caller), clock };
  // The same limits as with an account, counted for the client's mailbox together with what the account does.
  if (isRequest(status)) {
    const spent = derivedId('choose-time', bookingId, String(to.version));
    await spendQuota(holdRules(clientEmail, caller), spent, clock.now());
    await chooseTime(asked, context, byLink);
  } else {
    const spent = derivedId('move', bookingId, String(to.version));
    await spendQuota(moveRules(clientEmail), spent, clock.now());
    await moveSession(asked, context, byLink);
  }
  return { view: manageViewOf(await bookingOfManageLink(token, clock.now()), clock.now()) };
});
