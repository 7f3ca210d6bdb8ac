/** Finds out what became of an attempt: by the provider's notice, by asking it, and by its list of what came. */
import type { PaymentAttempt } from '@tulia/domain/money/provider/attempt';
import { mayBeMobile } from '@tulia/domain/money/provider/kenyan-phone';
import type {
  PaymentProvider,
  ProviderNotice,
} from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { MINUTE } from '@tulia/domain/time/instant';
import { codeKey } from '@tulia/domain/money/provider-code';
import { readCode } from '../money/ledger';
import type { Clock } from '../platform/clock';
import { leaveToDailyPoll, readAttempt, recordFact } from './attempts';
import { payerNumber } from './payer';
import { receiveMoney } from './receive';

/** For so long the receipt of a payment is looked for at once; then the daily look finds it. */
const LOOK_AT_ONCE = 10 * MINUTE;

/** A notice about an attempt. One that is not about what was asked for changes nothing, or has the list looked at. */
export async function hearOfAttempt(
  notice: Extract<ProviderNotice, { about: 'attempt' }>,
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

/** Asks what became of an attempt that is still open, or looks for the receipt of one that was paid. */
export async function followAttempt(
  attempt: PaymentAttempt,
  provider: PaymentProvider,
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

/** The attempt once its money was found in a list and entered; null when it is not in it. */
export async function foundIn(
  list: readonly ReceivedMoney[],
  attempt: PaymentAttempt,
  clock: Clock,
): Promise<PaymentAttempt | null> {
  const isSame = ({ account, amount, phone, at }: ReceivedMoney) =>
    account === attempt.account &&
    // Where another sum was told of, the list says which one it was.
    (amount === attempt.amount || attempt.problem !== null) &&
    mayBeMobile(payerNumber(phone, [attempt.phone]), attempt.phone) &&
    at >= attempt.createdAt - MINUTE;
  for (const money of list.filter(isSame)) {
    await receiveMoney(money, attempt.bookingId, clock);
    const owner = await readCode(codeKey(money.method, money.code));
    // The shilling of a test payment is for no booking.
    if (attempt.bookingId !== null && owner?.bookingId !== attempt.bookingId) continue;
    return recordFact(attempt.id, { kind: 'paid', code: money.code }, clock.now());
  }
  return null;
}
