/** completed, no_show, cancelled -> confirmed. */
import { reopenBooking as contract } from '@tulia/domain/calls/bookings/decide-booking';
import { reopenSession } from '../../bookings/reopen';
import { callable } from '../../platform/callable';

export const reopenBooking = callable(contract, reopenSession);
