/** completed, no_show, cancelled -> confirmed. Contract in domain/calls/decide-booking.ts. */
import { reopenBooking as contract } from '@tulia/domain/calls/decide-booking';
import { reopenSession } from '../../bookings/reopen';
import { callable } from '../../platform/callable';

export const reopenBooking = callable(contract, reopenSession);
