/** Staff have the guardian's link mailed once more. */
import { askGuardianAgain } from '@tulia/domain/booking/commands/answer-for-guardian';
import { bookingMailId } from '@tulia/domain/booking/mails/booking-mails';
import { askGuardian as contract } from '@tulia/domain/calls/guardian/guardian';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { changeBooking } from '../../bookings/change-booking';
import { callable } from '../../platform/callable';
import { readRecord } from '../../platform/stored';
import { spendGuardianMail } from '../../links/spend-look';

export const askGuardian = callable(contract, async ({ bookingId, version }, context) => {
  const { caller, clock } = context;
  const asked = await readRecord(bookings, bookingPath(bookingId));
  if (asked === null) throw new Refusal('not-found');
  const mailId = bookingMailId(bookingId, version + 1, 'guardian-consent');
  await spendGuardianMail(mailId, asked, clock.now());
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    ({ booking, now, signedBy }) => askGuardianAgain({ booking }, { version, signedBy }, now),
  );
  return { version: after.version };
});
