import { loadAuth } from '../../../platform/firebase/auth';
import type { Language } from '../../../platform/language/catalogue';
import { call } from '../../../platform/live/call';
import { mailVerification } from '../../../platform/live/call-names';

/**
 * Asks for the letter that confirms the address of the person signed in. False where no letter is needed any more.
 * @param target path of the page that the link leads on to
 * @throws Refusal
 */
export async function sendVerification(language: Language, target: string): Promise<boolean> {
  return (await call(mailVerification, { language, target })).isOnItsWay;
}

/** The address a mailed link is to confirm; looking uses nothing up. @throws the error of the Auth SDK */
export async function addressOfVerification(code: string): Promise<string> {
  const { auth, sdk } = await loadAuth();
  return (await sdk.checkActionCode(auth, code)).data.email ?? '';
}

/** Confirms an address by the code of a mailed link. Called by a pressed button only: mail scanners open links. */
export async function confirmEmail(code: string): Promise<void> {
  const { auth, sdk } = await loadAuth();
  await sdk.applyActionCode(auth, code);
}
