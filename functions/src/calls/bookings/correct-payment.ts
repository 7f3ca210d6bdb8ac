/** An entry of the ledger that was wrong is taken back. */
import { correctPayment as command } from '@tulia/domain/booking/commands/money/money';
import { correctPayment as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { changeMoney } from '../../bookings/change-money';
import { callable } from '../../platform/callable';

export const correctPayment = callable(contract, (input, context) =>
  changeMoney('correction', command, input, context),
);
