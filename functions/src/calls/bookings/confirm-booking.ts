/** pending -> confirmed: takes the time again, then makes the meeting. Contract in domain/calls/decide-booking.ts. */
import { confirmBooking as contract } from '@tulia/domain/calls/decide-booking';
import { callable } from '../../platform/callable';
import { confirmRequest } from '../../bookings/confirm';

export const confirmBooking = callable(contract, confirmRequest);
