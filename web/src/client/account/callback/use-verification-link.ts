import { useSession } from '../../../platform/session/session';
import { authProblem } from '../auth-problem';
import { signIn } from '../sign-in';
import { useMailedLink } from './use-mailed-link';

export type VerificationLink = ReturnType<typeof useVerificationLink>;

/**
 * Confirms an email address. The person must be signed in with the account or know its password: so the owner of an
 * address never confirms an account that a stranger opened with it (threats row 34).
 */
export function useVerificationLink(code: string) {
  const session = useSession();
  const { step, email, turnTo, apply, again } = useMailedLink(code, 'VERIFY_EMAIL');

  const signedInAs = session.status === 'signed-in' ? session.user.email.toLowerCase() : null;
  /** `none`: signed out, so the form asks for the account's password; `other`: signed in with another account */
  const who = signedInAs === null ? 'none' : signedInAs === email.toLowerCase() ? 'self' : 'other';

  /** Returns the problem if the person may try again, else null. */
  const confirm = async (password: string) => {
    turnTo('busy');
    try {
      if (who === 'none') await signIn(email, password);
    } catch (error) {
      turnTo('asking');
      return authProblem(error);
    }
    // The address is confirmed even when the refresh fails.
    if (await apply()) await session.refresh().catch(() => undefined);
    return null;
  };
  return {
    step: step === 'asking' && session.status === 'loading' ? 'looking' : step,
    email,
    who,
    confirm,
    again,
  };
}
