import { useEffect, useState } from 'react';
import { loadAuth } from '../../../platform/firebase/auth';
import { authProblem } from '../auth-problem';

type Step = 'looking' | 'asking' | 'busy' | 'done' | 'failed' | 'unreachable';

/**
 * A link with a one-time code from an email. Checking does not use up the code. Only a button applies it, because mail
 * scanners open links. @param operation that the code must be for
 */
export function useMailedLink(
  code: string,
  operation: 'VERIFY_EMAIL' | 'RECOVER_EMAIL' | 'REVERT_SECOND_FACTOR_ADDITION',
) {
  const [step, setStep] = useState<Step>('looking');
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const fail = (error: unknown) =>
    setStep(authProblem(error) === 'network' ? 'unreachable' : 'failed');

  useEffect(() => {
    let over = false;
    const look = async () => {
      const { auth, sdk } = await loadAuth();
      const found = await sdk.checkActionCode(auth, code);
      if (over) return;
      setEmail(found.data.email ?? '');
      // A link with the code of another operation is not one of ours.
      setStep(found.operation === operation ? 'asking' : 'failed');
    };
    look().catch((error: unknown) => {
      if (!over) fail(error);
    });
    return () => {
      over = true;
    };
  }, [code, operation, attempt]);

  /** Applies the code. Returns whether that worked. */
  const apply = async () => {
    setStep('busy');
    try {
      const { auth, sdk } = await loadAuth();
      await sdk.applyActionCode(auth, code);
      setStep('done');
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  const again = () => {
    setStep('looking');
    setAttempt(attempt + 1);
  };
  return { step, email, turnTo: setStep, apply, again };
}
