/** any -> cancelled, for staff as the table allows and for the client. */
import { cancelBooking as contract } from '@tulia/domain/calls/bookings/decide-booking';
import { callable } from '../../platform/callable';
import { cancelSession } from '../../bookings/cancel';

export const cancelBooking = callable(contract, cancelSession);
