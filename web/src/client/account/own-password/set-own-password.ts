import { confirmOwnPassword } from '@tulia/domain/calls/people/register-staff';
import { loadAuth } from '../../../platform/firebase/auth';
import { call } from '../../../platform/live/call';
import { proveIdentity } from '../../../platform/session/prove-identity';
import { authProblem, type AuthProblem } from '../auth-problem';

/**
 * Replaces the password that an admin gave to a staff member.
 * @param given null for a person who signs in with Google
 * @returns null when it worked, `dismissed` when the person gave up, else the problem
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
  // A new password ends all other sessions; the next call asks for a sign-in with it.
  await proveIdentity(own);
  return null;
}

/**
 * Asks the server to open the pages of staff. The server checks whether the staff member has chosen a password, here or
 * by the link of the welcome email. Returns whether the pages are open.
 */
export async function askToOpen(): Promise<boolean> {
  try {
    await call(confirmOwnPassword, {});
    return true;
  } catch {
    return false;
  }
}
