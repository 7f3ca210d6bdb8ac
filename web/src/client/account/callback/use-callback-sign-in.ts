import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session/session';
import { authProblem, type AuthProblem } from '../auth-problem';
import { continueGoogleRedirect } from '../google-sign-in';

/** How a sign-in that came back to /auth/callback goes: loading, success, or failure, and then why. */
export function useCallbackSignIn(active: boolean): {
  state: 'loading' | 'success' | 'failure';
  /** `unexpected` when no reason is known */
  problem: AuthProblem;
} {
  const session = useSession();
  const [redirect, setRedirect] = useState<'pending' | 'done' | AuthProblem>('pending');
  useEffect(() => {
    if (!active) return;
    let over = false;
    continueGoogleRedirect().then(
      () => {
        if (!over) setRedirect('done');
      },
      (error: unknown) => {
        if (!over) setRedirect(authProblem(error));
      },
    );
    return () => {
      over = true;
    };
  }, [active]);
  if (redirect !== 'pending' && redirect !== 'done') return { state: 'failure', problem: redirect };
  if (redirect === 'pending' || session.status === 'loading')
    return { state: 'loading', problem: 'unexpected' };
  return {
    state: session.status === 'signed-in' ? 'success' : 'failure',
    problem: 'unexpected',
  };
}
