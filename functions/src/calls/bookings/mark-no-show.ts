/** confirmed -> no_show. Contract in domain/calls/decide-booking.ts. */
import { markNoShow as contract } from '@tulia/domain/calls/decide-booking';
import { callable } from '../../platform/callable';
import { concludeSession } from '../../bookings/conclude';

export const markNoShow = callable(contract, (input, context) =>
  concludeSession('no-show', input, context),
);
