/** pending -> confirmed: takes the time again, then makes the meeting. Contract in domain/calls/decide-booking.ts. */
import { confirmBooking as contract } from '@tulia/domain/calls/decide-booking';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { confirmRequest } from '../../bookings/confirm';

export const confirmBooking = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'decide-bookings');
  return confirmRequest(input, { caller, clock });
});
