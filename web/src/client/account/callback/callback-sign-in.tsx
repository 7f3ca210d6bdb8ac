import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { authTexts } from '../texts/auth';
import { authPagesTexts } from '../texts/auth-pages';
import { useTexts } from '../../../platform/language/use-texts';
import { paths, withRedirect } from '../../../paths';
import { LinkButton } from '../../../ui/link-button';
import { Stack } from '../../../ui/layout';
import { Spinner } from '../../../ui/spinner';
import { useSession } from '../../../platform/session/session';
import { authProblem, type AuthProblem } from '../auth-problem';
import { continueGoogleRedirect } from '../google-sign-in';
import { AccountCard } from '../account-card';
import { SIGNING_IN } from '../account-entry';
import { FAILURE_DELAY_MS, SUCCESS_DELAY_MS } from './callback-state';
import { useGoOn } from './use-go-on';

/** The state of a sign-in that came back to /auth/callback. */
function useReturnedSignIn(): {
  state: 'loading' | 'success' | 'failure';
  /** `unexpected` when no reason is known */
  problem: AuthProblem;
} {
  const session = useSession();
  const [redirect, setRedirect] = useState<'pending' | 'done' | AuthProblem>('pending');
  useEffect(() => {
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
  }, []);
  if (redirect !== 'pending' && redirect !== 'done') return { state: 'failure', problem: redirect };
  if (redirect === 'pending' || session.status === 'loading')
    return { state: 'loading', problem: 'unexpected' };
  return { state: session.status === 'signed-in' ? 'success' : 'failure', problem: 'unexpected' };
}

/** Loading, success or failure of a sign-in, and on by itself after 2 s or 3 s. @param target a validated redirect */
export function CallbackSignIn({ target }: { target: string }) {
  const { t } = useTexts(authPagesTexts);
  const { t: more } = useTexts(authTexts);
  const { state, problem } = useReturnedSignIn();
  const toLogin = withRedirect(paths.login, target);

  useGoOn(state === 'success' ? target : null, SUCCESS_DELAY_MS);
  useGoOn(state === 'failure' ? toLogin : null, FAILURE_DELAY_MS, SIGNING_IN);

  const { callback } = t;
  return (
    <AccountCard heading={callback[state]}>
      {state === 'loading' && <Spinner label={callback.loading} />}
      {state === 'success' && (
        <Stack role="status">
          <CircleCheck aria-hidden size={40} />
          <p>{callback.successText}</p>
          <LinkButton to={target} replace variant="secondary">
            {callback.goOn}
          </LinkButton>
        </Stack>
      )}
      {state === 'failure' && (
        <Stack role="alert">
          <CircleX aria-hidden size={40} />
          <p>{problem === 'unexpected' ? callback.failureText : more.problems[problem]}</p>
          <LinkButton to={toLogin} state={SIGNING_IN} replace variant="secondary">
            {callback.toLogin}
          </LinkButton>
        </Stack>
      )}
    </AccountCard>
  );
}
