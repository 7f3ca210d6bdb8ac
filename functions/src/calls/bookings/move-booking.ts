/** confirmed -> confirmed at another time, by staff or by the client within policy. Contract in domain/calls/decide-booking.ts. */
import { moveBooking as contract } from '@tulia/domain/calls/decide-booking';
import { moveSession } from '../../bookings/move';
import { callable } from '../../platform/callable';
import { requireSignedIn } from '../../platform/caller';

export const moveBooking = callable(contract, async (input, { caller, clock }) => {
  requireSignedIn(caller);
  return moveSession(input, { caller, clock });
});
