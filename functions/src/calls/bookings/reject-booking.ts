/** pending -> rejected, with the reason the client reads. Contract in domain/calls/decide-booking.ts. */
import { rejectBooking as contract } from '@tulia/domain/calls/decide-booking';
import { rejectRequest } from '../../bookings/reject';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';

export const rejectBooking = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'decide-bookings');
  return rejectRequest(input, { caller, clock });
});
