/** Whether payments by prompt work. */
import { checkPayments as contract } from '@tulia/domain/calls/payments/payments';
import { HOUR } from '@tulia/domain/time/instant';
import { lookAtPayments } from '../../payments/health';
import { listedMoney } from '../../payments/listed-money';
import { addressProblem, missingSettings, paymentProvider } from '../../payments/provider';
import { callable } from '../../platform/callable';
import { readConnection } from '../../platform/connections';

export const checkPayments = callable(contract, async (_, { clock }) => {
  const { registeredAt } = await readConnection('mpesa');
  const provider = paymentProvider();
  const missing = missingSettings();
  if (provider === null) return { state: 'off', missing, lists: null, registeredAt };
  const problem = addressProblem() ?? (await lookAtPayments(provider, clock));
  if (problem !== null) return { state: problem, missing, lists: null, registeredAt };
  const list = await listedMoney(provider, clock.now() - HOUR, clock.now());
  return { state: 'ready', missing, lists: list !== null, registeredAt };
});
