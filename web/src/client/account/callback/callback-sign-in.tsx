import { useEffect, useState } from 'react';
import { authTexts } from '../texts/auth';
import { authPagesTexts } from '../texts/auth-pages';
import { useTexts } from '../../../platform/language/use-texts';
import { paths, withRedirect } from '../../../paths';
import { Spinner } from '../../../ui/spinner';
import { useSession } from '../../../platform/session/session';
import { authProblem, type AuthProblem } from '../auth-problem';
import { continueGoogleRedirect } from '../google-sign-in';
import { AccountCard } from '../account-card';
import { SIGNING_IN } from '../account-entry';
import { GoOn } from './go-on';

function useReturnedSignIn(): {
  state: 'loading' | 'success' | 'failure';
  /** `unexpected` when the reason is unknown */
  problem: AuthProblem;
} {
  const session = useSession();
  const [redirect, setRedirect] = useState<'pending' | 'done' | AuthProblem>('pending');
  useEffect(() => {
    continueGoogleRedirect().then(
      () => setRedirect('done'),
      (error: unknown) => setRedirect(authProblem(error)),
    );
  }, []);
  if (redirect !== 'pending' && redirect !== 'done') return { state: 'failure', problem: redirect };
  if (redirect === 'pending' || session.status === 'loading')
    return { state: 'loading', problem: 'unexpected' };
  return { state: session.status === 'signed-in' ? 'success' : 'failure', problem: 'unexpected' };
}

/** The state of a sign-in that came back to /auth/callback; then the next page. @param target a validated redirect */
export function CallbackSignIn({ target }: { target: string }) {
  const { t } = useTexts(authPagesTexts);
  const { t: auth } = useTexts(authTexts);
  const { state, problem } = useReturnedSignIn();
  const { callback } = t;
  return (
    <AccountCard heading={callback[state]}>
      {state === 'loading' && <Spinner label={callback.loading} />}
      {state === 'success' && (
        <GoOn text={callback.successText} to={target} label={callback.goOn} />
      )}
      {state === 'failure' && (
        <GoOn
          failed
          text={problem === 'unexpected' ? callback.failureText : auth.problems[problem]}
          to={withRedirect(paths.login, target)}
          label={callback.toLogin}
          state={SIGNING_IN}
        />
      )}
    </AccountCard>
  );
}
