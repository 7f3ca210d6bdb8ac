/** confirmed -> no_show. Contract in domain/calls/decide-booking.ts. */
import { markNoShow as contract } from '@tulia/domain/calls/decide-booking';
import { callable } from '../firebase/callable';
import { concludeSession } from '../firebase/conclude-session';

export const markNoShow = callable(contract, (input, context) =>
  concludeSession('no-show', input, context),
);
