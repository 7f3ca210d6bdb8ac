/** confirmed -> no_show. Contract in domain/calls/decide-booking.ts. */
import { noShow } from '@tulia/domain/booking/commands/conclude';
import { markNoShow as contract } from '@tulia/domain/calls/decide-booking';
import { concludeSession } from '../../bookings/conclude';
import { callable } from '../../platform/callable';

export const markNoShow = callable(contract, (input, context) =>
  concludeSession(noShow, input, context),
);
