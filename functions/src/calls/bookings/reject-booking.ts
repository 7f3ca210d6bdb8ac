/** pending -> rejected, with the reason the client reads. */
import { rejectBooking as contract } from '@tulia/domain/calls/bookings/decide-booking';
import { rejectRequest } from '../../bookings/reject';
import { callable } from '../../platform/callable';

export const rejectBooking = callable(contract, rejectRequest);
