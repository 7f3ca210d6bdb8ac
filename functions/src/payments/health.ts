/** Whether the provider takes the practice's credentials. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { tellOfTrouble } from '../mail/connection-mail';
import type { Clock } from '../platform/clock';
import { noteConnection } from '../platform/connections';

/**
 * Asks the provider whether it takes the credentials, writes it down, and writes to the practice when they fail.
 * @returns the problem; null when there is none
 */
export async function probePayments(
  provider: PaymentProvider,
  clock: Clock,
): Promise<string | null> {
  const problem = await provider.problem();
  await noteConnection('mpesa', problem, clock);
  if (problem !== null) await tellOfTrouble('mpesa', clock);
  return problem;
}
