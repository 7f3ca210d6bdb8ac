/** Sends a prompt for what a link is for. */
import { payByLink as contract } from '@tulia/domain/calls/payments/pay-links';
import { askForPayment } from '../../payments/ask-for-payment';
import { callable } from '../../platform/callable';
import { bookingOfPayLink } from '../../links/booking-links';
import { spendLook } from '../../links/spend-look';

export const payByLink = callable(contract, async (input, { caller, clock }) => {
  const { requestId, token, phone } = input;
  await spendLook('pay-link', token, caller, clock.now());
  const { id: bookingId } = await bookingOfPayLink(token, clock.now());
  // Every person with the link may pay, so prompts are counted for each link and not for each caller; and for each
  // phone, which may be a stranger's, over all links.
  const subjects = (to: string) => [`link ${bookingId}`, `phone ${to}`];
  const payer = { subjects, authorise: () => null, clock };
  return askForPayment({ requestId, bookingId, phone }, payer);
});
