/** How far a payment of one shilling got. */
import { followTrial as contract } from '@tulia/domain/calls/payments/payments';
import { followTrial as follow } from '../../payments/trial';
import { callable } from '../../platform/callable';

export const followTrial = callable(contract, ({ attemptId }, context) =>
  follow(attemptId, context),
);
