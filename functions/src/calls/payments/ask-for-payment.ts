/** Sends a prompt to a phone. Contract in domain/calls/payments.ts. */
import { askForPayment as contract } from '@tulia/domain/calls/payments';
import { askForPayment as ask } from '../../payments/ask-for-payment';
import { callable } from '../../platform/callable';
import { requireSignedIn } from '../../platform/caller';

export const askForPayment = callable(contract, (input, { caller, clock }) => {
  requireSignedIn(caller);
  return ask(input, { caller, clock });
});
