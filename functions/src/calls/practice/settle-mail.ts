/** Staff have dealt with a mail that failed. */
import { settleMail as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { callable } from '../../platform/callable';
import { settle } from '../../mail/resend';

export const settleMail = callable(contract, async ({ mailId }, { caller, clock }) => {
  return { state: await settle(mailId, caller, clock.now()) };
});
