import { beforeAll, describe, expect, it } from 'vitest';
import {
  consents,
  consentTextPath,
  consentTexts,
  type Consent,
} from '@tulia/domain/records/consent';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { CONSENT_TEXTS, policyFingerprintSource } from '@tulia/domain/wording/consent/texts';
import { createHash } from 'node:crypto';
import { database, person } from '../support/actors';
import { openPractice, pendingBooking } from '../support/makers';

beforeAll(openPractice);

async function consentsOf(uid: string): Promise<Consent[]> {
  const { docs } = await database().collection(consents.collection).where('uid', '==', uid).get();
  return docs
    .map((doc) => consents.fromStored(doc.data()))
    .sort((a, b) => (a.form + a.language < b.form + b.language ? -1 : 1));
}

describe('a consent', () => {
  it('is recorded with the exact text, in the commit of the booking', async () => {
    const { client, booking } = await pendingBooking();
    const stored = await database().doc(PRACTICE_SETTINGS_PATH).get();
    const settings = practiceSettings.fromStored(stored.data() ?? {});
    const [adult, privacy, ...more] = await consentsOf(client.uid);
    expect(more).toEqual([]);
    for (const [form, record] of [
      ['adult', adult],
      ['privacy', privacy],
    ] as const) {
      const text = CONSENT_TEXTS[form].en(settings);
      const textHash = createHash('sha256').update(policyFingerprintSource(text)).digest('hex');
      expect(record).toEqual({
        uid: client.uid,
        form,
        version: CONSENT_VERSIONS[form],
        language: 'en',
        textHash,
        at: booking.createdAt,
        guardianName: null,
        retainUntil: null,
      });
      const kept = await database().doc(consentTextPath(textHash)).get();
      expect(consentTexts.fromStored(kept.data() ?? {})).toMatchObject({ ...text, form });
    }
  });

  it('is recorded once for one text, and again in another language', async () => {
    const { client, booking } = await pendingBooking();
    await pendingBooking(client);
    const once = await consentsOf(client.uid);
    expect(once.map(({ at }) => at)).toEqual([booking.createdAt, booking.createdAt]);

    const other = await person();
    await pendingBooking(other);
    await pendingBooking(other, { language: 'sw' });
    expect((await consentsOf(other.uid)).map(({ form, language }) => [form, language])).toEqual([
      ['adult', 'en'],
      ['adult', 'sw'],
      ['privacy', 'en'],
      ['privacy', 'sw'],
    ]);
  });

  it('of an adolescent names the guardian', async () => {
    const { client } = await pendingBooking(undefined, {
      serviceId: 'adolescent-support',
      ageBand: 'adolescent',
      guardian: {
        name: 'Zawadi Hassan',
        phone: '+254 700 000 012',
        email: 'zawadi@example.com',
        consents: true,
      },
      consent: {
        privacyVersion: CONSENT_VERSIONS.privacy,
        agreementVersion: CONSENT_VERSIONS.adolescent,
      },
    });
    expect(
      (await consentsOf(client.uid)).map(({ form, guardianName }) => [form, guardianName]),
    ).toEqual([
      ['adolescent', 'Zawadi Hassan'],
      ['privacy', null],
    ]);
  });
});
