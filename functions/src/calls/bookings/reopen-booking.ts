/** completed, no_show, cancelled -> confirmed. Contract in domain/calls/decide-booking.ts. */
import { reopenBooking as contract } from '@tulia/domain/calls/decide-booking';
import { reopenSession } from '../../bookings/reopen';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';

export const reopenBooking = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'reopen-bookings');
  return reopenSession(input, { caller, clock });
});
