import { useEffect, useState } from 'react';
import { loadAuth } from '../../../platform/firebase/auth';
import { authProblem } from '../auth-problem';

type Step = 'looking' | 'asking' | 'busy' | 'done' | 'failed' | 'unreachable';

export interface MailedLink {
  step: Step;
  /** of the account that the link is about */
  email: string;
  /** says that the person waits, or may try again */
  turnTo: (step: 'busy' | 'asking') => void;
  /** Does what the link is for. Returns whether it is done. */
  apply: () => Promise<boolean>;
  /** looks at the link once more */
  again: () => void;
}

/**
 * The way of a mailed link with a one-time code. Looking uses nothing up; what it is for is done by a pressed button
 * only, because mail scanners open links.
 * @param operation what the code must be for, as the Auth SDK names it
 */
export function useMailedLink(
  code: string,
  operation: 'VERIFY_EMAIL' | 'RECOVER_EMAIL' | 'REVERT_SECOND_FACTOR_ADDITION',
): MailedLink {
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
      // An address that says one thing, with the code of another, is nobody's email.
      setStep(found.operation === operation ? 'asking' : 'failed');
    };
    look().catch((error: unknown) => {
      if (!over) fail(error);
    });
    return () => {
      over = true;
    };
  }, [code, operation, attempt]);

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
