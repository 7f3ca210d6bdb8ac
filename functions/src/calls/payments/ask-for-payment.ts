/** Sends a prompt to a phone. */
import { askForPayment as contract } from '@tulia/domain/calls/payments/payments';
import type { Booking } from '@tulia/domain/booking/booking';
import { eventActor, owns, requireOwnOr } from '../../bookings/actor';
import { askForPayment as ask } from '../../payments/ask-for-payment';
import { callable } from '../../platform/callable';

export const askForPayment = callable(contract, (input, { caller, clock }) => {
  const authorise = (booking: Booking) => {
    requireOwnOr('record-payments', caller, booking);
    return owns(caller, booking) ? null : eventActor(caller);
  };
  return ask(input, { subjects: () => [caller.uid], authorise, clock });
});
