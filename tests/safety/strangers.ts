/**
 * Many people at no cost: signed-in clients by an unsigned token, which the local environment takes without asking
 * Auth.
 */
import { PROJECT } from '../../local/machine/places';
import type { Person } from '../support/actors';
import { randomUUID } from '../support/random';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A client with a verified address, signed in now; there is no account behind. */
export function stranger(): Person {
  const uid = `stranger-${randomUUID()}`;
  const email = `${uid}@example.com`;
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email,
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return { uid, email, password: '', idToken: `${part({ alg: 'none' })}.${part(claims)}.` };
}
