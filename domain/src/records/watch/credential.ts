import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

export type CredentialName = 'google' | 'mail' | 'mpesa' | 'texts';

/** `credentials/{name}`: by which the practice is known to an outside service. No rule opens it to anybody. */
interface SealedCredential {
  /** encrypted by the functions (`functions/src/platform/credentials.ts`) */
  sealed: string;
  keptAt: Instant;
}

export const sealedCredentials = defineRecord<SealedCredential>('credentials', ['keptAt']);
export const credentialPath = (name: CredentialName) => `credentials/${name}`;

/** `credentials/google-consent`: the question to Google that waits for its answer; the newest one alone. */
interface GoogleConsent {
  /** fingerprint of the state in the address, and of the person who asked */
  asked: string;
  /** encrypted: it proves to Google that the answer reached who asked (RFC 7636) */
  verifier: string;
  until: Instant;
}

export const googleConsents = defineRecord<GoogleConsent>('credentials', ['until']);
export const GOOGLE_CONSENT_PATH = 'credentials/google-consent';
