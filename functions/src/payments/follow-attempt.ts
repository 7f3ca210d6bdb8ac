/** Finds the result of an attempt: in the provider's notice, in its answer to a query, and in its list of payments. */
import type { PaymentAttempt } from '@tulia/domain/money/provider/attempt';
import { mayBeMobile } from '@tulia/domain/money/provider/kenyan-phone';
import type * as contract from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { MINUTE } from '@tulia/domain/time/instant';
import { codeKey } from '@tulia/domain/money/provider-code';
import { readCode } from '../money/ledger';
import type { Clock } from '../platform/clock';
import { leaveToDailyPoll, readAttempt, recordFact } from './attempts';
import { payerNumber, receiveMoney } from './receive';

/** For so long after an STK push the receipt is polled every few minutes, then by the daily poll. */
const LOOK_AT_ONCE = 10 * MINUTE;

/** Records a notice about an attempt. Ignores another reference; another amount makes the poll read the list. */
export async function hearOfAttempt(
  notice: Extract<contract.ProviderNotice, { about: 'attempt' }>,
  clock: Clock,
): Promise<void> {
  const { attemptId, reference, fact, money } = notice;
  const attempt = await readAttempt(attemptId);
  if (attempt === null) return;
  if (attempt.reference !== null && attempt.reference !== reference) return;
  const now = clock.now();
  if (fact.kind !== 'paid') {
    await recordFact(attemptId, fact, now);
    return;
  }
  if (money?.amount !== attempt.amount) {
    await recordFact(attemptId, { kind: 'differs' }, now);
    return;
  }
  await receiveMoney({ ...money, account: attempt.account }, attempt.bookingId, clock);
  await recordFact(attemptId, fact, now);
}

/** Queries the result of an open attempt, or looks for the receipt of a paid attempt in the list. */
export async function followAttempt(
  attempt: PaymentAttempt,
  provider: contract.PaymentProvider,
  clock: Clock,
): Promise<PaymentAttempt> {
  const { id, reference, problem, createdAt } = attempt;
  const now = clock.now();
  const isMoneyThere = attempt.state === 'paid' || problem !== null;
  const fact =
    isMoneyThere || reference === null
      ? ({ kind: 'open' } as const)
      : await provider.query(reference);
  const known = (await recordFact(id, fact, now)) ?? attempt;
  const mayBePaid = known.state === 'paid' || problem !== null || reference === null;
  if (!mayBePaid || known.code !== null) return known;
  const list = await provider.received(createdAt - MINUTE, now + MINUTE);
  const found = await foundIn(list ?? [], known, clock);
  if (found !== null) return found;
  if (now - createdAt > LOOK_AT_ONCE) await leaveToDailyPoll(known);
  return known;
}

/** Enters the payment of an attempt from a list. @returns the attempt; null when the list lacks the payment */
export async function foundIn(
  list: readonly ReceivedMoney[],
  attempt: PaymentAttempt,
  clock: Clock,
): Promise<PaymentAttempt | null> {
  const isSame = ({ account, amount, phone, at }: ReceivedMoney) =>
    account === attempt.account &&
    // After a notice with another amount, the list decides the amount.
    (amount === attempt.amount || attempt.problem !== null) &&
    mayBeMobile(payerNumber(phone, [attempt.phone]), attempt.phone) &&
    at >= attempt.createdAt - MINUTE;
  for (const money of list.filter(isSame)) {
    const { bookingId } = await receiveMoney(money, attempt.bookingId, clock);
    const owner = await readCode(codeKey(money.method, money.code));
    // A test payment has no booking.
    const entered = bookingId ?? owner?.bookingId;
    if (attempt.bookingId !== null && entered !== attempt.bookingId) continue;
    return recordFact(attempt.id, { kind: 'paid', code: money.code }, clock.now());
  }
  return null;
}
