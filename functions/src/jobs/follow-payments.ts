/**
 * Every five minutes: STK pushes without a notice, payments without a known receipt, and codes that clients typed.
 */
import { paymentAttempts } from '@tulia/domain/records/money/provider-payment';
import { followAttempt } from '../payments/follow-attempt';
import { paymentProvider } from '../payments/provider';
import { endSaidTimes } from '../payments/said-code';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';

const PER_RUN = 50;

/** @returns how many attempts it asked about */
export async function runFollowPayments(clock: Clock): Promise<number> {
  const provider = paymentProvider();
  if (provider === null) return 0;
  const { docs } = await db()
    .collection(paymentAttempts.collection)
    .where('nextQueryAt', '<=', new Date(clock.now()))
    .orderBy('nextQueryAt')
    .limit(PER_RUN)
    .get();
  for (const doc of docs) {
    const attempt = paymentAttempts.fromStored(doc.data());
    try {
      await followAttempt(attempt, provider, clock);
    } catch (error) {
      logFault('attempt left to the next run', {
        where: 'followPayments',
        ...(attempt.bookingId !== null && { bookingId: attempt.bookingId }),
        ...describeError(error),
      });
    }
  }
  await endSaidTimes(clock);
  return docs.length;
}
