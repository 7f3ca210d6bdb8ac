/**
 * Creating an account without telling whether there was one (threats rows 33 and 34). The account is made in a
 * Firebase app of its own that keeps nothing, so that the page behaves alike whether the address was new or known:
 * the visitor stays signed out, and either way a mail is on its way. A new address gets the confirmation link; a
 * known one gets a link to set its password, since its owner evidently forgot the account. That app is kept for the
 * life of the page, so that either mail can be sent again in the same way.
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
  /** of the mail */
  language: Language;
  /** path of the page that the mail's link leads on to */
  target: string;
}

/** Sends the mail of the last sign-up of this page again. */
let latest: { email: string; again: () => Promise<void>; end: () => Promise<void> } | null = null;

/** Sends the mail to `email` once more; null when it was not this page that signed it up. */
export function sendSignUpMailAgain(email: string): (() => Promise<void>) | null {
  return latest?.email === email ? latest.again : null;
}

/** @throws Refusal, or the error of the Auth SDK, except that an address already in use is no error. */
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
