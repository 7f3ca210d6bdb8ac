import * as contracts from '@tulia/domain/calls/bookings/create-booking';
import { requestSessions } from '../../bookings/request-sessions';
import { callable } from '../../platform/callable';

export const createBooking = callable(contracts.createBooking, (input, context) =>
  requestSessions(input, context),
);
