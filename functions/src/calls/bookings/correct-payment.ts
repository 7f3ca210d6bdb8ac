/** An entry of the ledger that was wrong is taken back. Contract in domain/calls/booking-desk.ts. */
import { correctPayment as command } from '@tulia/domain/booking/commands/money/money';
import { correctPayment as contract } from '@tulia/domain/calls/booking-desk';
import { changeMoney } from '../../bookings/change-money';
import { callable } from '../../platform/callable';

export const correctPayment = callable(contract, (input, context) =>
  changeMoney('correction', command, input, context),
);
