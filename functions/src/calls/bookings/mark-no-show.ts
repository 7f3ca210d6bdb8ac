/** confirmed -> no_show. */
import { noShow } from '@tulia/domain/booking/commands/conclude';
import { markNoShow as contract } from '@tulia/domain/calls/bookings/decide-booking';
import { concludeSession } from '../../bookings/conclude';
import { callable } from '../../platform/callable';

export const markNoShow = callable(contract, (input, context) =>
  concludeSession(noShow, input, context),
);
