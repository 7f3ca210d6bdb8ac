/** Asks the provider for an STK push, and notices when it no longer takes the credentials. */
import type { AttemptFact } from '@tulia/domain/money/provider/attempt';
import type {
  PaymentProvider,
  PaymentRequest,
} from '@tulia/domain/money/provider/payment-provider';
import type { Clock } from '../platform/clock';
import { noteConnection } from '../platform/connections';
import { probePayments } from './health';

export async function startStkPush(
  provider: PaymentProvider,
  request: PaymentRequest,
  clock: Clock,
): Promise<AttemptFact> {
  const fact = await provider.start(request);
  if (fact.kind === 'accepted') await noteConnection('mpesa', null, clock);
  // A refusal for no reason of the payer's: the credentials are looked at.
  else if (fact.kind === 'ended' && fact.end === 'refused') await probePayments(provider, clock);
  return fact;
}
