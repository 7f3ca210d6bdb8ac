/** pending -> rejected, with the reason the client reads. Contract in domain/calls/decide-booking.ts. */
import { rejectBooking as contract } from '@tulia/domain/calls/decide-booking';
import { rejectRequest } from '../../bookings/reject';
import { callable } from '../../platform/callable';

export const rejectBooking = callable(contract, rejectRequest);
