import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

export type CredentialName = 'google' | 'mail' | 'mpesa';

/** `credentials/{name}`: by which the practice is known to an outside service. No rule opens it to anybody. */
interface SealedCredential {
  /** encrypted by the functions (`functions/src/platform/credentials.ts`) */
  sealed: string;
  keptAt: Instant;
}

export const sealedCredentials = defineRecord<SealedCredential>('credentials', ['keptAt']);
export const credentialPath = (name: CredentialName) => `credentials/${name}`;
