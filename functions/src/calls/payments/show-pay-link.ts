/** The state of the money that a link is for. */
import { payViewOf } from '@tulia/domain/booking/pay-view';
import { showPayLink as contract } from '@tulia/domain/calls/payments/pay-links';
import { readAttempt } from '../../payments/attempts';
import { followAttempt } from '../../payments/follow-attempt';
import { paymentProvider } from '../../payments/provider';
import { callable } from '../../platform/callable';
import { bookingOfPayLink } from '../../links/booking-links';
import { spendLook } from '../../links/spend-look';

export const showPayLink = callable(contract, async ({ token }, { caller, clock }) => {
  await spendLook('pay-link', token, caller, clock.now());
  const booking = await bookingOfPayLink(token, clock.now());
  const provider = paymentProvider();
  const attempt =
    provider === null || booking.prompt === null
      ? null
      : await readAttempt(booking.prompt.attemptId);
  const dueAt = attempt?.nextQueryAt ?? null;
  const isDue = dueAt !== null && dueAt <= clock.now();
  if (provider !== null && attempt !== null && isDue) await followAttempt(attempt, provider, clock);
  const view = payViewOf(isDue ? await bookingOfPayLink(token, clock.now()) : booking, clock.now());
  // Only the client may see the code that the client typed.
  return { view: view && { ...view, saidCode: null } };
});
