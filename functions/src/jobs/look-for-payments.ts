/** Every night: what the provider's own list of the last two days knows, and nobody told of. */
import { lookAtLastDays } from '../payments/daily-look';
import { paymentProvider } from '../payments/provider';
import type { Clock } from '../platform/clock';
import { logFault } from '../platform/log';

/** @returns how many payments were entered that nobody had told of */
export async function runLookForPayments(clock: Clock): Promise<number> {
  const provider = paymentProvider();
  if (provider === null) return 0;
  const entered = await lookAtLastDays(provider, clock);
  if (entered === null) logFault('no list of payments', { where: 'lookForPayments' });
  return entered ?? 0;
}
