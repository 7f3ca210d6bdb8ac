import type { GuardianConsent } from '../booking/booking';
import { ON_SCREEN, type Consent } from '../records/consent';

/** An adult's consent to the English text. */
export function aConsent(change: Partial<Consent> = {}): Consent {
  return {
    uid: 'amina',
    form: 'adult',
    version: '1',
    language: 'en',
    textHash: 'a'.repeat(64),
    at: 1,
    guardianName: null,
    retainUntil: null,
    ...ON_SCREEN,
    ...change,
  };
}

/** A guardian's consent by the emailed link, to the English texts. */
export function aGuardianConsent(change: Partial<GuardianConsent> = {}): GuardianConsent {
  return {
    at: 1,
    version: '1',
    privacyVersion: '1',
    textHash: 'a'.repeat(64),
    privacyHash: 'b'.repeat(64),
    language: 'en',
    proof: 'mail',
    handedBy: null,
    withdrawnAt: null,
    ...change,
  };
}
