import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session/session';
import { authProblem, type AuthProblem } from '../auth-problem';
import { addressOfVerification, confirmEmail } from '../verify-email/email-verification';
import { signIn } from '../sign-in';

type Step = 'looking' | 'asking' | 'busy' | 'done' | 'failed' | 'unreachable';

export interface VerificationLink {
  step: Step;
  /** the address to be confirmed */
  email: string;
  /** `none`: signed out, and the account's password is asked for; `other`: signed in with another account */
  who: 'self' | 'none' | 'other';
  /** answers why it did not work, where another try may; null otherwise */
  confirm: (password: string) => Promise<AuthProblem | null>;
  /** looks at the link once more */
  again: () => void;
}

/**
 * The way of a confirmation link. The person who presses the button must have made the account: be signed in with it,
 * or know its password. So the owner of an address never confirms an account that a stranger opened with it (threats
 * row 34).
 */
export function useVerificationLink(code: string): VerificationLink {
  const session = useSession();
  const [step, setStep] = useState<Step>('looking');
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let over = false;
    addressOfVerification(code).then(
      (address) => {
        if (over) return;
        setEmail(address);
        setStep('asking');
      },
      (error: unknown) => {
        if (!over) setStep(authProblem(error) === 'network' ? 'unreachable' : 'failed');
      },
    );
    return () => {
      over = true;
    };
  }, [code, attempt]);

  const signedInAs = session.status === 'signed-in' ? session.user.email.toLowerCase() : null;
  const who = signedInAs === null ? 'none' : signedInAs === email.toLowerCase() ? 'self' : 'other';

  const confirm = async (password: string) => {
    setStep('busy');
    try {
      if (who === 'none') await signIn(email, password);
    } catch (error) {
      setStep('asking');
      return authProblem(error);
    }
    try {
      await confirmEmail(code);
    } catch (error) {
      setStep(authProblem(error) === 'network' ? 'unreachable' : 'failed');
      return null;
    }
    setStep('done');
    // The address is confirmed whether or not this tab hears of it at once.
    await session.refresh().catch(() => undefined);
    return null;
  };
  return {
    step: step === 'asking' && session.status === 'loading' ? 'looking' : step,
    email,
    who,
    confirm,
    again: () => {
      setStep('looking');
      setAttempt(attempt + 1);
    },
  };
}
