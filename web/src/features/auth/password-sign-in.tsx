import { Link } from 'react-router-dom';
import { authDialogCopy } from '../../copy/account/auth-dialog';
import { useCopy } from '../../copy/use-copy';
import { paths } from '../../paths';
import { AuthForm } from './auth-form';
import { GoogleButton } from './google-button';
import { useCredentials } from './use-credentials';

/**
 * Google's button, then e-mail and password with 'Sign In', as /login and /client-login show them. The page itself goes
 * on when the session says that somebody is signed in. @param target a validated redirect
 */
export function PasswordSignIn({ target }: { target: string }) {
  const { t } = useCopy(authDialogCopy);
  const fields = useCredentials();
  return (
    <>
      <GoogleButton target={target} onDone={fields.clear} />
      <AuthForm
        mode="login"
        fields={fields}
        target={target}
        submitLabel={t.signIn}
        onDone={fields.clear}
      >
        <Link to={paths.resetPassword}>{t.toReset}</Link>
      </AuthForm>
    </>
  );
}
