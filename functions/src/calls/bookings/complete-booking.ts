/** confirmed -> completed. Contract in domain/calls/decide-booking.ts. */
import { completeBooking as contract } from '@tulia/domain/calls/decide-booking';
import { callable } from '../firebase/callable';
import { concludeSession } from '../firebase/conclude-session';

export const completeBooking = callable(contract, (input, context) =>
  concludeSession('complete', input, context),
);
