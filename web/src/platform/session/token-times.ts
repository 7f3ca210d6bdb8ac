import type { Instant } from '@tulia/domain/time/instant';
import type { IdTokenResult } from 'firebase/auth';

/** Instants of the server's clock. */
export interface TokenTimes {
  /** when this session signed in; renewing the token keeps it */
  signedInAt: Instant;
  issuedAt: Instant;
  expiresAt: Instant;
}

/** Null when the token cannot be read. */
export function timesOf(token: IdTokenResult): TokenTimes | null {
  const [signedInAt, issuedAt, expiresAt] = [
    token.authTime,
    token.issuedAtTime,
    token.expirationTime,
  ].map((text) => Date.parse(text));
  const all = [signedInAt, issuedAt, expiresAt];
  if (!all.every((each) => each !== undefined && Number.isFinite(each))) return null;
  return { signedInAt, issuedAt, expiresAt } as TokenTimes;
}

/** The device's clock, corrected by the token: it has been issued and is not over. */
export function likelyNow({ issuedAt, expiresAt }: TokenTimes, deviceNow: Instant): Instant {
  return Math.min(Math.max(deviceNow, issuedAt), expiresAt);
}
