import type { Consent } from '../records/consent';

/** The consent of an adult to the English text. */
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
    ...change,
  };
}
