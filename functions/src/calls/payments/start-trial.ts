/** Sends a prompt for one shilling. */
import { startTrial as contract } from '@tulia/domain/calls/payments/payments';
import { startTrial as start } from '../../payments/trial';
import { callable } from '../../platform/callable';

export const startTrial = callable(contract, start);
