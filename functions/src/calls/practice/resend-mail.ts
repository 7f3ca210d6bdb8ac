/** Sends a failed mail again. */
import { resendMail as contract } from '@tulia/domain/calls/bookings/booking-desk';
import { callable } from '../../platform/callable';
import { queueAgain } from '../../mail/resend';

export const resendMail = callable(contract, async ({ mailId }, { caller, clock }) => {
  return { state: await queueAgain(mailId, caller, clock.now()) };
});
