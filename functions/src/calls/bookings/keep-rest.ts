/** The practice keeps money that was to go back, with a reason. */
import { keepRest as command } from '@tulia/domain/booking/commands/money/money';
import { keepRest as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { changeMoney } from '../../bookings/change-money';
import { callable } from '../../platform/callable';

export const keepRest = callable(contract, (input, context) =>
  changeMoney('kept', command, input, context),
);
