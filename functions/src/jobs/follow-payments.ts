/** Every ten minutes: checks STK pushes without a notice, payments without a receipt, and codes that clients typed. */
import { paymentAttempts } from '@tulia/domain/records/money/provider-payment';
import { followAttempt } from '../payments/follow-attempt';
import { paymentProvider } from '../payments/provider';
import { endSaidTimes } from '../payments/said-code';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { logIfFails } from '../platform/log-if-fails';
import { recordsOf } from '../platform/stored';

const PER_RUN = 50;

/** @returns the number of attempts that were due */
export async function runFollowPayments(clock: Clock): Promise<number> {
  const provider = await paymentProvider();
  if (provider === null) return 0;
  const found = await db()
    .collection(paymentAttempts.collection)
    .where('nextQueryAt', '<=', new Date(clock.now()))
    .orderBy('nextQueryAt')
    .limit(PER_RUN)
    .get();
  for (const attempt of recordsOf(paymentAttempts, found)) {
    const { bookingId } = attempt;
    const about = { where: 'followPayments', ...(bookingId !== null && { bookingId }) };
    await logIfFails('attempt left to the next run', about, () =>
      followAttempt(attempt, provider, clock),
    );
  }
  await endSaidTimes(clock);
  return found.size;
}
