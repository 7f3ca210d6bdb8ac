/** Staff have dealt with a mail that failed. Contract in domain/calls/booking-desk.ts. */
import { settleMail as contract } from '@tulia/domain/calls/booking-desk';
import { callable } from '../../platform/callable';
import { settle } from '../../mail/resend';

export const settleMail = callable(contract, async ({ mailId }, { caller, clock }) => {
  return { state: await settle(mailId, caller, clock.now()) };
});
