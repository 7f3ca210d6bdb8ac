import { useSession } from '../../../platform/session/session';
import { authProblem } from '../auth-problem';
import { signIn } from '../sign-in';
import { useMailedLink } from './use-mailed-link';

export type VerificationLink = ReturnType<typeof useVerificationLink>;

/**
 * The way of a confirmation link. The person who presses the button must have made the account: be signed in with it,
 * or know its password. So the owner of an address never confirms an account that a stranger opened with it (threats
 * row 34).
 */
export function useVerificationLink(code: string) {
  const session = useSession();
  const { step, email, turnTo, apply, again } = useMailedLink(code, 'VERIFY_EMAIL');

  const signedInAs = session.status === 'signed-in' ? session.user.email.toLowerCase() : null;
  /** `none`: signed out, and the account's password is asked for; `other`: signed in with another account */
  const who = signedInAs === null ? 'none' : signedInAs === email.toLowerCase() ? 'self' : 'other';

  /** Answers why it did not work, where another try may; null otherwise. */
  const confirm = async (password: string) => {
    turnTo('busy');
    try {
      if (who === 'none') await signIn(email, password);
    } catch (error) {
      turnTo('asking');
      return authProblem(error);
    }
    // The address stays confirmed when the refresh fails.
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
