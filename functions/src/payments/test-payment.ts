/**
 * A staff member tests STK push, PIN and notice with a payment of one shilling. The shilling is real and belongs to no
 * booking, so it becomes an unmatched payment.
 */
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { paymentAttemptPath } from '@tulia/domain/records/money/provider-payment';
import { Refusal } from '@tulia/domain/refusal';
import type { SignedInContext } from '../platform/callable';
import { derivedId } from '../platform/fingerprint';
import { enforceRateLimits, perHour } from '../platform/rate-limit';
import { isAlreadyExists } from '../platform/writer';
import { recordAudit } from '../practice/audit';
import { openTestPayment, readAttempt, recordFact, viewOf } from './attempts';
import { followAttempt } from './follow-attempt';
import { paymentProvider } from './provider';
import { startStkPush } from './health';

const TEST_PAYMENTS_PER_HOUR = 6;
const AMOUNT = 1;
/** The phone shows it; no booking's account code has five characters. */
const ACCOUNT = 'TRIAL';

/** @throws Refusal payments-off, invalid-input, rate-limited */
export async function startTestPayment(
  { requestId, phone: typed }: { requestId: string; phone: string },
  { caller, clock }: SignedInContext,
) {
  const provider = await paymentProvider();
  if (provider === null) throw new Refusal('payments-off');
  const phone = kenyanMobile(typed);
  if (phone === null) throw new Refusal('invalid-input', { fields: { phone: 'phone-not-kenyan' } });
  const now = clock.now();
  const id = derivedId('trial', caller.uid, requestId);
  await enforceRateLimits([perHour('trial', caller.uid, TEST_PAYMENTS_PER_HOUR)], id, now);
  try {
    await openTestPayment({ id, phone, amount: AMOUNT, account: ACCOUNT }, now);
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    return followTestPayment(id, { caller, clock });
  }
  const note = { action: 'trial-started' as const, subject: paymentAttemptPath(id), fields: [] };
  await recordAudit(caller, note, now);
  const request = { attemptId: id, phone, amount: AMOUNT, account: ACCOUNT };
  const attempt = await recordFact(id, await startStkPush(provider, request, clock), clock.now());
  if (attempt === null) throw new Refusal('not-found');
  return viewOf(attempt);
}

/** The state of a test payment; queries the provider when that is due. @throws Refusal not-found, payments-off */
export async function followTestPayment(
  attemptId: string,
  { clock }: Pick<SignedInContext, 'caller' | 'clock'>,
) {
  const provider = await paymentProvider();
  if (provider === null) throw new Refusal('payments-off');
  const attempt = await readAttempt(attemptId);
  if (attempt?.bookingId !== null) throw new Refusal('not-found');
  const isDue = attempt.nextQueryAt !== null && attempt.nextQueryAt <= clock.now();
  return viewOf(isDue ? await followAttempt(attempt, provider, clock) : attempt);
}
