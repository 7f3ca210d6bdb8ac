/** Money that went back, all of it or a part. */
import { recordRefund as command } from '@tulia/domain/booking/commands/money/money';
import { recordRefund as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { changeMoney } from '../../bookings/change-money';
import { callable } from '../../platform/callable';

export const recordRefund = callable(contract, (input, context) =>
  changeMoney('refund', command, input, context),
);
