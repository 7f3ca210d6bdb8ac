import {
  giveConsent as decide,
  requireCurrentConsent,
} from '@tulia/domain/booking/commands/give-consent';
import { giveConsent as contract } from '@tulia/domain/calls/bookings/book-on-behalf';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { owns } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { newConsents, writeConsents } from '../../people/consents';
import { callable } from '../../platform/callable';
import { readRecord } from '../../platform/stored';
import { readSettings } from '../../practice/settings';

export const giveConsent = callable(contract, async (input, { caller, clock }) => {
  const { bookingId, language } = input;
  const seen = await readRecord(bookings, bookingPath(bookingId));
  if (seen === null || !owns(caller, seen)) throw new Refusal('not-found');
  const { ageBand, guardian } = seen;
  requireCurrentConsent(input, ageBand);
  const records = await newConsents({
    uid: caller.uid,
    ageBand,
    language,
    guardianName: guardian?.name ?? null,
    settings: await readSettings(),
    now: clock.now(),
  });
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    ({ booking, now, signedBy }) => {
      if (!owns(caller, booking)) throw new Refusal('not-found');
      const plan = decide({ booking }, { ...input, signedBy }, now);
      return { plan, also: (writer) => writeConsents(writer, records) };
    },
  );
  return { version: after.version };
});
