import { aBooking } from '../../testing/booking';
import { expect, it } from 'vitest';
import { CONSENT_TO_BE_GIVEN, isConsentDue } from './consent-due';

const GIVEN = '2026-11-21';

it.each([
  [CONSENT_TO_BE_GIVEN, CONSENT_TO_BE_GIVEN, true],
  [CONSENT_TO_BE_GIVEN, GIVEN, true],
  [GIVEN, CONSENT_TO_BE_GIVEN, true],
  [GIVEN, GIVEN, false],
])(
  'with policy %s and agreement %s consent is due: %s',
  (privacyVersion, agreementVersion, due) => {
    const { consent } = aBooking();
    expect(isConsentDue({ consent: { ...consent, privacyVersion, agreementVersion } })).toBe(due);
  },
);

it('the placeholder of a version is not a version of any text', () => {
  expect(CONSENT_TO_BE_GIVEN).not.toMatch(/\d/);
  expect(CONSENT_TO_BE_GIVEN).not.toBe('');
});
