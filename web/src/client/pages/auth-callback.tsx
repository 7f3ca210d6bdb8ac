import { Navigate, useSearchParams } from 'react-router-dom';
import { authPagesTexts } from '../account/texts/auth-pages';
import { useTexts } from '../../platform/language/use-texts';
import { AccountCard } from '../account/account-card';
import { CallbackSignIn } from '../account/callback/callback-sign-in';
import { callbackTask } from '../account/callback/callback-state';
import { CallbackUndo } from '../account/callback/callback-undo';
import { CallbackVerifyEmail } from '../account/callback/callback-verify-email';
import { landing } from '../account/landing';
import { REDIRECT_DEFAULTS, useAskedTarget } from '../account/redirect-target';
import { useSession } from '../../platform/session/session';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/link-button';

/** /auth/callback: returning sign-ins, and the links of emails about the account. */
export default function AuthCallbackPage() {
  const { t } = useTexts(authPagesTexts);
  const [parameters] = useSearchParams();
  const task = callbackTask(parameters);
  const session = useSession();
  const asked = useAskedTarget();
  const fallback = asked ?? REDIRECT_DEFAULTS.callback;
  const target = landing(session.role ?? 'client', asked, fallback);
  switch (task.kind) {
    case 'sign-in':
      return <CallbackSignIn target={target} />;
    case 'verify-email':
      return <CallbackVerifyEmail code={task.code} target={target} />;
    case 'reset-password': {
      const query = new URLSearchParams({ oobCode: task.code });
      if (asked !== null) query.set('redirect', asked);
      return <Navigate to={`${paths.resetPassword}?${query.toString()}`} replace />;
    }
    case 'recover-email':
    case 'remove-factor':
      return <CallbackUndo kind={task.kind} code={task.code} />;
    case 'unknown':
      return (
        <AccountCard heading={t.callback.verifyFailed}>
          <p>{t.callback.verifyFailedText}</p>
          <LinkButton to={paths.login}>{t.login.heading}</LinkButton>
        </AccountCard>
      );
  }
}
