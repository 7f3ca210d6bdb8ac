import { giveConsent } from '@tulia/domain/booking/commands/give-consent';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { isConsentSettled } from '@tulia/domain/booking/consent/recorded';
import { recordConsent as contract } from '@tulia/domain/calls/people/client-file';
import { bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { consents, recordedConsentPath } from '@tulia/domain/records/consent';
import { Refusal } from '@tulia/domain/refusal';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { callerName } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { mayAboutClient } from '../../people/clients';
import { keptText, recordedConsents } from '../../people/consents';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { readRecord, recordsOf } from '../../platform/stored';
import { isAlreadyExists, writerOf } from '../../platform/writer';
import { writeAudit } from '../../practice/audit';
import { readSettings } from '../../practice/settings';

export const recordConsent = callable(contract, async (input, { caller, clock }) => {
  const { clientId, requestId, form, kind, way, date, language } = input;
  const now = clock.now();
  if (!(await mayAboutClient(caller, contract.may, clientId))) throw new Refusal('forbidden');
  const client = await readRecord(clients, clientPath(clientId));
  if (client === null || client.leftAt !== null) throw new Refusal('not-found');
  if (date > toWallTime(now).date)
    throw new Refusal('invalid-input', { fields: { date: 'date-ahead' } });
  const all = db().collection(bookings.collection).where('clientId', '==', clientId);
  const own = recordsOf(bookings, await all.get());
  const minor = own.find(({ ageBand }) => ageBand === 'adolescent');
  const record = {
    uid: '',
    clientId,
    form,
    ...(await keptText(form, language, await readSettings())),
    language,
    kind,
    way,
    at: toInstant(date, '00:00'),
    guardianName: form === 'adolescent' ? (minor?.guardian?.name ?? null) : null,
    recordedBy: { uid: caller.uid, name: callerName(caller) },
    recordedAt: now,
    withdrawnAt: null,
    retainUntil: null,
  };
  const batch = db().batch();
  const writer = writerOf(batch);
  writer.create(db().doc(recordedConsentPath(clientId, requestId)), consents.toStored(record));
  const action = kind === 'given' ? 'consent-recorded' : 'consent-withdrawn';
  writeAudit(writer, caller, { action, subject: clientPath(clientId), fields: [form] }, now);
  if (kind === 'withdrawn' && client.clientUserId !== null) {
    const given = db().collection(consents.collection).where('uid', '==', client.clientUserId);
    for (const { ref } of (await given.where('form', '==', form).get()).docs)
      writer.update(ref, consents.toStoredPart({ withdrawnAt: now }));
  }
  // A repeated request only finishes what follows.
  await batch.commit().catch((error: unknown) => {
    if (!isAlreadyExists(error)) throw error;
  });

  const known = await recordedConsents(clientId);
  let settled = 0;
  for (const seen of own.filter((booking) => isConsentSettled(booking, known))) {
    const { before, after } = await changeBooking(
      { bookingId: seen.id, caller, clock },
      ({ booking, now: at, signedBy }) => {
        const { privacy, [booking.ageBand]: agreement } = CONSENT_VERSIONS;
        const shown = { privacyVersion: privacy, agreementVersion: agreement, signedBy };
        return isConsentSettled(booking, known) ? giveConsent({ booking }, shown, at) : null;
      },
    );
    if (after !== before) settled += 1;
  }
  return { settled };
});
