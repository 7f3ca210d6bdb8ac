/** The practice asks less for a session, or nothing. */
import { waive } from '@tulia/domain/booking/commands/money/money';
import { waivePayment as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { changeMoney } from '../../bookings/change-money';
import { callable } from '../../platform/callable';

export const waivePayment = callable(contract, (input, context) =>
  changeMoney('waiver', waive, input, context),
);
