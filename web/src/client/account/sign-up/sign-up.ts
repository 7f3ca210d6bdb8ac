/**
 * Creates an account without telling whether one exists (threats rows 33 and 34). A separate Firebase app makes the
 * account and stores nothing, so that the page behaves the same for new and known addresses: the visitor stays signed
 * out and gets an email. A new address gets the confirmation link, a known one a link to set the password. The page
 * keeps that app, so that it can send either email again.
 */
import { loadAuth } from '../../../platform/firebase/auth';
import { emulators, firebaseOptions } from '../../../platform/firebase/config';
import { errorCode } from '../../../platform/firebase/error-code';
import type { Language } from '../../../platform/language/catalogue';
import { callAt } from '../../../platform/live/call';
import { mailVerification } from '../../../platform/live/call-names';
import { requestReset } from '../reset/request-reset';

interface SignUpInput {
  fullName: string;
  email: string;
  password: string;
  /** of the email */
  language: Language;
  /** path of the page that the link in the email leads to */
  target: string;
}

/** The last sign-up of this page. */
let latest: { email: string; again: () => Promise<void>; end: () => Promise<void> } | null = null;

/** Sends the email to `email` again; null when this page did not make that sign-up. */
export function sendSignUpMailAgain(email: string): (() => Promise<void>) | null {
  return latest?.email === email ? latest.again : null;
}

/** @throws Refusal or the error of the Auth SDK; an address that is already in use is no error. */
export async function signUp(input: SignUpInput): Promise<void> {
  const [{ sdk }, extra] = await Promise.all([loadAuth(), import('./sign-up-sdk')]);
  await latest?.end();
  latest = null;
  const app = extra.initializeApp(firebaseOptions(), `sign-up-${crypto.randomUUID()}`);
  try {
    const auth = sdk.initializeAuth(app, { persistence: extra.inMemoryPersistence });
    const local = emulators();
    if (local) sdk.connectAuthEmulator(auth, local.authUrl, { disableWarnings: true });
    const email = input.email.trim();
    const { language, target } = input;
    try {
      const { user } = await sdk.createUserWithEmailAndPassword(auth, email, input.password);
      await sdk.updateProfile(user, { displayName: input.fullName.trim() });
      const again = async () => {
        await callAt(app, mailVerification, { language, target });
      };
      await again();
      latest = { email, again, end: () => extra.deleteApp(app) };
    } catch (error) {
      if (errorCode(error) !== 'auth/email-already-in-use') throw error;
      const again = () => requestReset(email, language, target);
      await again();
      latest = { email, again, end: () => extra.deleteApp(app) };
    }
  } catch (error) {
    await extra.deleteApp(app);
    throw error;
  }
}
