/**
 * The second factor of staff: a code of an authenticator app (TOTP, RFC 6238), checked by Identity Platform:
 * https://firebase.google.com/docs/auth/web/totp-mfa. Builds with `VITE_SECOND_FACTOR=totp` offer to set one up;
 * every build answers a sign-in that needs one.
 */
import type { MultiFactorError } from 'firebase/auth';
import { errorCode } from '../firebase/error-code';
import { loadAuth } from '../firebase/auth';
import { askForCode } from './challenge';
import { NobodySignedIn } from './nobody-signed-in';

export const isSecondFactorOffered = (
  setting: string | undefined = import.meta.env.VITE_SECOND_FACTOR,
): boolean => setting === 'totp';

const load = () => import('../firebase/second-factor-sdk');

/** As the Auth SDK throws when a person closes its own window. */
class GivenUp extends Error {
  readonly code = 'auth/user-cancelled';
}

/** @throws the error of the Auth SDK; `auth/user-cancelled` when the person gives up */
export async function withSecondFactor(signIn: () => Promise<unknown>): Promise<void> {
  try {
    await signIn();
  } catch (error) {
    if (errorCode(error) !== 'auth/multi-factor-auth-required') throw error;
    await answer(error as MultiFactorError);
  }
}

async function answer(error: MultiFactorError): Promise<void> {
  const [{ auth }, sdk] = await Promise.all([loadAuth(), load()]);
  const resolver = sdk.getMultiFactorResolver(auth, error);
  const { FACTOR_ID } = sdk.TotpMultiFactorGenerator;
  const hint = resolver.hints.find(({ factorId }) => factorId === FACTOR_ID);
  if (hint === undefined) throw error;
  for (let wrong = false; ; wrong = true) {
    const code = await askForCode(wrong);
    if (code === null) throw new GivenUp();
    try {
      await resolver.resolveSignIn(sdk.TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
      return;
    } catch (refused) {
      if (errorCode(refused) !== 'auth/invalid-verification-code') throw refused;
    }
  }
}

export async function hasSecondFactor(): Promise<boolean> {
  const [{ auth }, sdk] = await Promise.all([loadAuth(), load()]);
  return auth.currentUser !== null && sdk.multiFactor(auth.currentUser).enrolledFactors.length > 0;
}

export interface Enrolment {
  /** base32, typed into the app */
  key: string;
  /** the key as an address that opens the app (otpauth) */
  uri: string;
  /** proves by a first code that the app has the key. @throws the error of the Auth SDK */
  finish: (code: string) => Promise<void>;
}

/** @param issuer names the account in the app @throws the Auth SDK's error, such as `auth/requires-recent-login` */
export async function beginEnrolment(issuer: string): Promise<Enrolment> {
  const [{ auth }, sdk] = await Promise.all([loadAuth(), load()]);
  const user = auth.currentUser;
  if (user === null) throw new NobodySignedIn();
  const factors = sdk.multiFactor(user);
  const { TotpMultiFactorGenerator: totp } = sdk;
  const secret = await totp.generateSecret(await factors.getSession());
  return {
    key: secret.secretKey,
    uri: secret.generateQrCodeUrl(user.email ?? '', issuer),
    finish: (code) => factors.enroll(totp.assertionForEnrollment(secret, code), issuer),
  };
}

/** @throws the error of the Auth SDK */
export async function removeSecondFactor(): Promise<void> {
  const [{ auth }, sdk] = await Promise.all([loadAuth(), load()]);
  if (auth.currentUser === null) return;
  const factors = sdk.multiFactor(auth.currentUser);
  for (const factor of factors.enrolledFactors) await factors.unenroll(factor);
}
