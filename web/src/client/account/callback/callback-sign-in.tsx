import { CircleCheck, CircleX } from 'lucide-react';
import { authTexts } from '../texts/auth';
import { authPagesTexts } from '../texts/auth-pages';
import { useTexts } from '../../../platform/language/use-texts';
import { paths, withRedirect } from '../../../paths';
import { LinkButton } from '../../../ui/link-button';
import { Stack } from '../../../ui/layout';
import { Spinner } from '../../../ui/spinner';
import { AccountCard } from '../account-card';
import { SIGNING_IN } from '../account-entry';
import { FAILURE_DELAY_MS, SUCCESS_DELAY_MS } from './callback-state';
import { useCallbackSignIn } from './use-callback-sign-in';
import { useGoOn } from './use-go-on';

/** Loading, success or failure of a sign-in, and on by itself after 2 s or 3 s. @param target a validated redirect */
export function CallbackSignIn({ target }: { target: string }) {
  const { t } = useTexts(authPagesTexts);
  const { t: more } = useTexts(authTexts);
  const { state, problem } = useCallbackSignIn(true);
  const toLogin = withRedirect(paths.login, target);

  useGoOn(state === 'success' ? target : null, SUCCESS_DELAY_MS);
  useGoOn(state === 'failure' ? toLogin : null, FAILURE_DELAY_MS, SIGNING_IN);

  const { callback } = t;
  const heading = {
    loading: callback.loading,
    success: callback.success,
    failure: callback.failure,
  }[state];
  return (
    <AccountCard heading={heading}>
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
