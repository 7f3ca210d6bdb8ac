import type { Consent } from '../records/consent';

/** What an adult agreed to in English. */
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
