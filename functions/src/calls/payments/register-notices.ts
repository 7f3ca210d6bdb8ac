/** Asks the provider to tell of money that comes unasked, and to list what came. */
import { registerNotices as contract } from '@tulia/domain/calls/payments/payments';
import { connectionPath } from '@tulia/domain/records/watch/connection';
import { Refusal } from '@tulia/domain/refusal';
import { paymentProvider } from '../../payments/provider';
import { callable } from '../../platform/callable';
import { noteRegistered } from '../../platform/connections';
import { recordAudit } from '../../practice/audit';

export const registerNotices = callable(contract, async (_, { caller, clock }) => {
  const provider = paymentProvider();
  if (provider === null) throw new Refusal('payments-off');
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
  const problems = new Set([notices, lists].filter((problem) => problem !== null));
  return { problems: [...problems] };
});
