/** Sends a prompt for one shilling. Contract in domain/calls/money/payments.ts. */
import { startTrial as contract } from '@tulia/domain/calls/money/payments';
import { startTrial as start } from '../../payments/trial';
import { callable } from '../../platform/callable';

export const startTrial = callable(contract, start);
