import { loadAuth } from '../../../platform/firebase/auth';
import { errorCode } from '../../../platform/firebase/error-code';

/**
 * Sends a link to set a new password. Answers alike for a known and an unknown address (threats row 33).
 * @param continueUrl absolute address that the link leads to in the end
 * @throws the error of the Auth SDK for what has nothing to do with the account: network, malformed address, too many.
 */
export async function requestReset(
  email: string,
  language: string,
  continueUrl: string,
): Promise<void> {
  const { auth, sdk } = await loadAuth();
  auth.languageCode = language;
  try {
    await sdk.sendPasswordResetEmail(auth, email.trim(), { url: continueUrl });
  } catch (error) {
    if (!['auth/user-not-found', 'auth/user-disabled'].includes(errorCode(error))) throw error;
  }
}
