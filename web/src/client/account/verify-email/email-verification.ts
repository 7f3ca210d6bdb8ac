import { loadAuth } from '../../../platform/firebase/auth';
import { NobodySignedIn } from '../../../platform/session/nobody-signed-in';

/** Sends the confirmation link to the person signed in, in their language. @throws the error of the Auth SDK */
export async function sendVerification(language: string, continueUrl: string): Promise<void> {
  const { auth, sdk } = await loadAuth();
  if (!auth.currentUser) throw new NobodySignedIn();
  auth.languageCode = language;
  await sdk.sendEmailVerification(auth.currentUser, { url: continueUrl });
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
