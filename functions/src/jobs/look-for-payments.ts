/** Every night: enters the payments of the last two days that the provider's list has and no notice told of. */
import { ATTEMPTS_KEPT, paymentAttempts } from '@tulia/domain/records/money/provider-payment';
import { pollLastDays } from '../payments/daily-poll';
import { probePayments } from '../payments/health';
import { paymentProvider } from '../payments/provider';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { logFault } from '../platform/log';

/** @returns how many payments without a notice were entered */
export async function runLookForPayments(clock: Clock): Promise<number> {
  // A practice that has given its provider up may still have asked for payments until then.
  await forgetAttempts(clock);
  const provider = paymentProvider();
  if (provider === null) return 0;
  await probePayments(provider, clock);
  const entered = await pollLastDays(provider, clock);
  if (entered === null) logFault('no list of payments', { where: 'lookForPayments' });
  return entered ?? 0;
}

/** An attempt is of no use once it is over, and it holds the payer's phone number. */
async function forgetAttempts(clock: Clock): Promise<void> {
  const { docs } = await db()
    .collection(paymentAttempts.collection)
    .where('createdAt', '<', new Date(clock.now() - ATTEMPTS_KEPT))
    .orderBy('createdAt')
    .limit(200)
    .get();
  const batch = db().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
