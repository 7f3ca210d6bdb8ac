import { useState } from 'react';
import { authTexts } from './texts/auth';
import { useTexts } from '../../platform/language/use-texts';
import { isPossibleNow } from '../../platform/offline/capabilities';
import { asQuestion } from '../../platform/offline/connection';
import { toast } from '../../ui/toast-store';
import { errorCode } from '../../platform/firebase/error-code';
import { authProblem, type AuthProblem } from './auth-problem';
import type { AuthMode, Credentials } from './credential-schemas';
import { requestReset } from './reset/request-reset';
import { signIn } from './sign-in';
import { signUp } from './sign-up/sign-up';

/** The error that Firebase Auth would throw without a connection. */
class OfflineError extends Error {
  readonly code = 'auth/network-request-failed';
}

/**
 * Logs in, signs up or requests a reset, with the toasts of specification section 8. `run` returns null when it worked,
 * else the problem, which a toast has shown by then. @param target path of the page that emailed links lead to
 */
export function useAuthAction(target: string) {
  const { t, lang } = useTexts(authTexts);
  const [busy, setBusy] = useState(false);

  const actions: Record<AuthMode, (values: Credentials) => Promise<void>> = {
    login: ({ email, password }) => signIn(email, password),
    signup: ({ email, password, fullName }) =>
      signUp({ email, password, fullName, language: lang, target }),
    reset: ({ email }) => requestReset(email, lang, target),
  };
  const done = {
    login: { title: t.loginSuccessTitle, description: t.loginSuccessText },
    signup: { title: t.checkEmailTitle, description: t.confirmationSent },
    reset: { title: t.checkEmailTitle, description: t.resetSent },
  };
  const failed = { login: t.loginErrorTitle, signup: t.signupErrorTitle, reset: t.resetErrorTitle };

  const run = async (
    mode: AuthMode,
    values: Credentials,
  ): Promise<AuthProblem | 'dismissed' | null> => {
    setBusy(true);
    try {
      if (!(await isPossibleNow('sign in, sign up or reset a password'))) throw new OfflineError();
      await asQuestion(
        () => actions[mode](values),
        (error) => authProblem(error) !== 'network',
      );
      toast(done[mode]);
      return null;
    } catch (error) {
      // The person closed the dialog that asks for the second factor.
      if (errorCode(error) === 'auth/user-cancelled') return 'dismissed';
      const problem = authProblem(error);
      toast({ title: failed[mode], description: t.problems[problem], variant: 'destructive' });
      return problem;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
