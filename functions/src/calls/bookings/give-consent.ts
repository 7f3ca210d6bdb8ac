/** The client agrees to the texts for a booking that staff made. Contract in domain/calls/book-on-behalf.ts. */
import { giveConsent as contract } from '@tulia/domain/calls/book-on-behalf';
import { isConsentDue } from '@tulia/domain/booking/consent-due';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { CONSENT_VERSIONS } from '@tulia/domain/wording/consent-versions';
import { callable } from '../../platform/callable';
import { requireSignedIn } from '../../platform/caller';
import { changeBooking, owns } from '../../bookings/change-booking';
import { newConsents, writeConsents } from '../../people/consents';
import { readSettings } from '../../practice/settings';
import { writeBookingChange } from '../../bookings/commit';
import { readRecord } from '../../platform/stored';
import { writerOf } from '../../platform/writer';

export const giveConsent = callable(contract, async (input, { caller, clock }) => {
  requireSignedIn(caller);
  const seen = await readRecord(bookings, bookingPath(input.bookingId));
  if (seen === null || !owns(caller, seen)) throw new Refusal('not-found');
  const { ageBand, guardian } = seen;
  const { privacyVersion, agreementVersion, language } = input;
  if (
    privacyVersion !== CONSENT_VERSIONS.privacy ||
    agreementVersion !== CONSENT_VERSIONS[ageBand]
  ) {
    throw new Refusal('consent-outdated');
  }
  const now = clock.now();
  const records = await newConsents({
    uid: caller.uid,
    ageBand,
    language,
    guardianName: guardian?.name ?? null,
    settings: await readSettings(),
    now,
  });
  return changeBooking(
    { bookingId: input.bookingId, caller, clock },
    ({ transaction, booking, around }) => {
      if (!owns(caller, booking)) throw new Refusal('not-found');
      if (!isConsentDue(booking)) {
        throw new Refusal('transition-not-allowed', { from: booking.status, action: 'consent' });
      }
      const writer = writerOf(transaction);
      const consent = { privacyVersion, agreementVersion, form: ageBand, at: now };
      const { version } = writeBookingChange(
        writer,
        { before: booking, part: { consent }, action: 'consent' },
        around,
      );
      writeConsents(writer, records);
      return Promise.resolve({ version });
    },
  );
});
