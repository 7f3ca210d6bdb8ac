import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { ON_SCREEN, type Consent, type ConsentForm } from '@tulia/domain/records/consent';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { CONSENT_TEXTS, policyFingerprintSource } from '@tulia/domain/wording/consent/texts';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stillAgreed } from './still-agreed';

/** As `functions/src/people/consents.ts` writes it. */
function given(form: ConsentForm, also: Partial<Consent> = {}): Consent {
  const language = also.language ?? 'en';
  const source = policyFingerprintSource(CONSENT_TEXTS[form][language](defaultPracticeSettings));
  return {
    ...ON_SCREEN,
    uid: 'amina',
    form,
    version: CONSENT_VERSIONS[form],
    language,
    textHash: createHash('sha256').update(source).digest('hex'),
    at: 1,
    guardianName: null,
    retainUntil: null,
    ...also,
  };
}

test('an agreement to a text that has not changed still holds, in both languages', async () => {
  const list = [
    given('privacy', { at: 1 }),
    given('privacy', { at: 5 }),
    given('adult', { language: 'sw' }),
  ];
  expect(await stillAgreed(list, defaultPracticeSettings)).toEqual({ privacy: 5, adult: 1 });
});

test('an agreement to another version, or to a text with another number of the practice, does not hold', async () => {
  const older = given('adult', { version: '2020-1' });
  expect(await stillAgreed([older], defaultPracticeSettings)).toEqual({});
  const practice = { ...defaultPracticeSettings, refundCutoffHours: 9, retentionYears: 30 };
  expect(await stillAgreed([given('adult')], practice)).toEqual({});
});

test('an agreement that was withdrawn by phone or on paper does not hold', async () => {
  const list = [given('privacy', { withdrawnAt: 2 }), given('adult')];
  expect(await stillAgreed(list, defaultPracticeSettings)).toEqual({ adult: 1 });
});
