/** any -> cancelled, for staff as the table allows and for the client. Contract in domain/calls/decide-booking.ts. */
import { cancelBooking as contract } from '@tulia/domain/calls/decide-booking';
import { callable } from '../../platform/callable';
import { cancelSession } from '../../bookings/cancel';

export const cancelBooking = callable(contract, cancelSession);
