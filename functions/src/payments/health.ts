/** Checks whether the provider accepts the practice's credentials. */
import type * as contract from '@tulia/domain/money/provider/payment-provider';
import { tellOfTrouble } from '../mail/connection-mail';
import type { Clock } from '../platform/clock';
import { noteConnection } from '../platform/connections';

/** Records the result, and emails the practice about a problem. @returns the problem; null when there is none */
export async function probePayments(
  provider: contract.PaymentProvider,
  clock: Clock,
): Promise<string | null> {
  const problem = await provider.problem();
  await noteConnection('mpesa', problem, clock);
  if (problem !== null) await tellOfTrouble('mpesa', clock);
  return problem;
}

/** Asks the provider for an STK push, and notices when it no longer accepts the credentials. */
export async function startStkPush(
  provider: contract.PaymentProvider,
  request: contract.PaymentRequest,
  clock: Clock,
) {
  const fact = await provider.start(request);
  if (fact.kind === 'accepted') await noteConnection('mpesa', null, clock);
  // The payer did not cause this refusal, so the credentials may have failed.
  else if (fact.kind === 'ended' && fact.end === 'refused') await probePayments(provider, clock);
  return fact;
}
