import { useEffect, useState } from 'react';
import { loadAuth } from '../../../platform/firebase/auth';
import { authProblem } from '../auth-problem';

type Step = 'looking' | 'asking' | 'busy' | 'done' | 'failed' | 'unreachable';

/**
 * A link with a one-time code out of an email. Checking it uses nothing up; only a button applies it, because mail
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
      // No email of ours combines an address with the code of another operation.
      setStep(found.operation === operation ? 'asking' : 'failed');
    };
    look().catch((error: unknown) => {
      if (!over) fail(error);
    });
    return () => {
      over = true;
    };
  }, [code, operation, attempt]);

  /** Does what the link is for. Returns whether it is done. */
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
