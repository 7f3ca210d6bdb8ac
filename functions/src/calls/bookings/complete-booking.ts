/** confirmed -> completed. Contract in domain/calls/decide-booking.ts. */
import { completeBooking as contract } from '@tulia/domain/calls/decide-booking';
import { callable } from '../../platform/callable';
import { concludeSession } from '../../bookings/conclude';

export const completeBooking = callable(contract, (input, context) =>
  concludeSession('complete', input, context),
);
