/** Money that came for a session. */
import { recordPayment as command } from '@tulia/domain/booking/commands/money/money';
import { recordPayment as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { changeMoney } from '../../bookings/change-money';
import { callable } from '../../platform/callable';

export const recordPayment = callable(contract, (input, context) =>
  changeMoney('payment', command, input, context),
);
