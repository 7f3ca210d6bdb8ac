import { confirmOwnPassword } from '@tulia/domain/calls/people/register-staff';
import { loadAuth } from '../../../platform/firebase/auth';
import { call } from '../../../platform/live/call';
import { proveIdentity } from '../../../platform/session/prove-identity';
import { authProblem, type AuthProblem } from '../auth-problem';

/**
 * Replaces the password that a staff member was given by one of their own.
 * @param given null where the person proves themselves at Google
 * @returns null when it is done, `dismissed` when the person gave up, else why not
 */
export async function setOwnPassword(
  given: string | null,
  own: string,
): Promise<AuthProblem | 'dismissed' | null> {
  const proof = await proveIdentity(given);
  if (proof === 'wrong-password') return 'credentials';
  if (proof === 'failed') return 'network';
  if (proof === 'dismissed') return 'dismissed';
  try {
    const { auth, sdk } = await loadAuth();
    if (auth.currentUser === null) return 'no-session';
    await sdk.updatePassword(auth.currentUser, own);
  } catch (error) {
    return authProblem(error);
  }
  // A new password ends every session but this one's; the next call asks for a new sign-in with it.
  await proveIdentity(own);
  return null;
}

/**
 * Asks the server to open the pages of staff; it looks itself whether the password is an own one by now, which may
 * also have been chosen by the link of the welcome mail. Answers whether it did.
 */
export async function askToOpen(): Promise<boolean> {
  try {
    await call(confirmOwnPassword, {});
    return true;
  } catch {
    return false;
  }
}
