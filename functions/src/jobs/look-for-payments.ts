/** Every night: enters payments of the last two days that the provider lists but never reported. */
import { ATTEMPTS_KEPT, paymentAttempts } from '@tulia/domain/records/money/provider-payment';
import { pollLastDays } from '../payments/daily-poll';
import { probePayments } from '../payments/health';
import { paymentProvider } from '../payments/provider';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { logFault } from '../platform/log';
import { deleteAll } from '../platform/stored';

/** @returns the number of payments entered */
export async function runLookForPayments(clock: Clock): Promise<number> {
  // A practice without a provider may have attempts from before.
  await forgetAttempts(clock);
  const provider = await paymentProvider();
  if (provider === null) return 0;
  await probePayments(provider, clock);
  const entered = await pollLastDays(provider, clock);
  if (entered === null) logFault('no list of payments', { where: 'lookForPayments' });
  return entered ?? 0;
}

/** Deletes old attempts, because they hold phone numbers. */
async function forgetAttempts(clock: Clock): Promise<void> {
  const { docs } = await db()
    .collection(paymentAttempts.collection)
    .where('createdAt', '<', new Date(clock.now() - ATTEMPTS_KEPT))
    .orderBy('createdAt')
    .limit(200)
    .get();
  await deleteAll(docs);
}
