/** pending -> confirmed: takes the time again, then makes the meeting. */
import { confirmBooking as contract } from '@tulia/domain/calls/bookings/decide-booking';
import { callable } from '../../platform/callable';
import { confirmRequest } from '../../bookings/take-time';

export const confirmBooking = callable(contract, confirmRequest);
