/** confirmed -> completed. */
import { complete } from '@tulia/domain/booking/commands/conclude';
import { completeBooking as contract } from '@tulia/domain/calls/bookings/decide-booking';
import { concludeSession } from '../../bookings/conclude';
import { callable } from '../../platform/callable';

export const completeBooking = callable(contract, (input, context) =>
  concludeSession(complete, input, context),
);
