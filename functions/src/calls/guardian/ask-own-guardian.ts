import { askOwnGuardian as command } from '@tulia/domain/booking/commands/answer-for-guardian';
import { bookingMailId } from '@tulia/domain/booking/mails/booking-mails';
import { askOwnGuardian as contract } from '@tulia/domain/calls/guardian/guardian';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { requireOwn } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { callable } from '../../platform/callable';
import { readRecord } from '../../platform/stored';
import { closingMailedLinks } from '../../links/booking-links';
import { limitGuardianMail } from '../../links/lookup-limits';

export const askOwnGuardian = callable(contract, async (input, { caller, clock }) => {
  const { bookingId, version, email } = input;
  const seen = await readRecord(bookings, bookingPath(bookingId));
  if (seen === null) throw new Refusal('not-found');
  requireOwn(caller, seen);
  if (seen.guardian === null) throw new Refusal('not-found');
  // Counts for the new address, and once: the worker counts the email under the same id.
  const written = { ...seen, guardian: { ...seen.guardian, email } };
  const mailId = bookingMailId(bookingId, version + 1, 'guardian-consent');
  await limitGuardianMail(mailId, written, clock.now());
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    async ({ booking, now, signedBy, transaction }) => {
      requireOwn(caller, booking);
      const plan = command({ booking }, { version, email, signedBy }, now);
      const isOther = plan.after.guardian?.email !== booking.guardian?.email;
      if (!isOther) return plan;
      return { plan, also: await closingMailedLinks(transaction, bookingId, now) };
    },
  );
  return { version: after.version };
});
