/** Whether payments by prompt work. Contract in domain/calls/payments.ts. */
import { checkPayments as contract } from '@tulia/domain/calls/payments';
import { paymentProvider } from '../../payments/provider';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';

export const checkPayments = callable(contract, async (_, { caller }) => {
  requirePermission(caller, 'manage-practice');
  const provider = paymentProvider();
  if (provider === null) return { state: 'off' };
  return { state: (await provider.problem()) ?? 'ready' };
});
