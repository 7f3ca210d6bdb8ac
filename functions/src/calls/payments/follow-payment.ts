/** Asks what became of the latest prompt, when it is time to. */
import { followPayment as contract } from '@tulia/domain/calls/payments/payments';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { requireOwnOr } from '../../bookings/actor';
import { readAttempt, viewOf } from '../../payments/attempts';
import { followAttempt } from '../../payments/follow-attempt';
import { paymentProvider } from '../../payments/provider';
import { callable } from '../../platform/callable';
import { readRecord } from '../../platform/stored';

export const followPayment = callable(contract, async ({ bookingId }, { caller, clock }) => {
  const booking = await readRecord(bookings, bookingPath(bookingId));
  if (booking === null) throw new Refusal('not-found');
  requireOwnOr('record-payments', caller, booking);
  const provider = paymentProvider();
  if (provider === null) throw new Refusal('payments-off');
  const attempt = booking.prompt === null ? null : await readAttempt(booking.prompt.attemptId);
  if (attempt === null) return { prompt: null };
  const isDue = attempt.nextQueryAt !== null && attempt.nextQueryAt <= clock.now();
  return { prompt: viewOf(isDue ? await followAttempt(attempt, provider, clock) : attempt) };
});
