/** Enters payments of the last two days that the provider lists but never reported. */
import { isUnresolved, LOOK_BACK, type PaymentAttempt } from '@tulia/domain/money/provider/attempt';
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { paymentAttempts } from '@tulia/domain/records/money/provider-payment';
import { DAY } from '@tulia/domain/time/instant';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { logIfFails } from '../platform/log-if-fails';
import { recordsOf } from '../platform/stored';
import { recordFact } from './attempts';
import { foundIn } from './follow-attempt';
import { listedMoney } from './recent-money';
import { receiveMoney } from './receive';

/** @returns the number of payments entered; null when the provider gave no list */
export async function pollLastDays(
  provider: PaymentProvider,
  clock: Clock,
): Promise<number | null> {
  const now = clock.now();
  const list = await listedMoney(provider, now - LOOK_BACK, now);
  let entered = 0;
  for (const attempt of await unresolved(clock)) {
    await each('attempt', async () => {
      if ((await foundIn(list ?? [], attempt, clock)) !== null || attempt.reference === null)
        return;
      await recordFact(attempt.id, await provider.query(attempt.reference), clock.now());
    });
  }
  for (const money of list ?? []) {
    await each('money', async () => {
      if ((await receiveMoney(money, null, clock)).bookingId !== null) entered += 1;
    });
  }
  return list === null ? null : entered;
}

async function unresolved(clock: Clock): Promise<PaymentAttempt[]> {
  const now = clock.now();
  const found = await db()
    .collection(paymentAttempts.collection)
    .where('createdAt', '>=', new Date(now - LOOK_BACK - DAY))
    .orderBy('createdAt')
    .limit(500)
    .get();
  return recordsOf(paymentAttempts, found).filter((attempt) => isUnresolved(attempt, now));
}

const each = (what: string, work: () => Promise<void>) =>
  logIfFails('left to the next look', { where: `dailyPoll.${what}` }, work);
