/** Asks the provider to report payments without an STK push, and to list payments. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { connectionPath } from '@tulia/domain/records/watch/connection';
import type { SignedInContext } from '../platform/callable';
import { noteRegistered } from '../platform/connections';
import { recordAudit } from '../practice/audit';

/** @returns short codes of what the provider did not agree to */
export async function registerWith(
  provider: PaymentProvider,
  { caller, clock }: SignedInContext,
): Promise<string[]> {
  const subject = connectionPath('mpesa');
  const note = { action: 'notices-registered' as const, subject, fields: [] };
  // Written before the attempt: the provider may have got the request although its answer is lost.
  await recordAudit(caller, note, clock.now());
  const { notices, lists } = await provider.register();
  const at = clock.now();
  await noteRegistered('mpesa', {
    ...(notices === null && { registeredAt: at }),
    ...(lists === null && { listsAt: at }),
  });
  return [...new Set([notices, lists].filter((problem) => problem !== null))];
}
