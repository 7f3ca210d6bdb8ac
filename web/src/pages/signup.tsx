import { Link, Navigate, useNavigate } from 'react-router-dom';
import { authPagesCopy } from '../copy/account/auth-pages';
import { useCopy } from '../copy/use-copy';
import { AccountCard } from '../features/auth/account-card';
import { AuthForm } from '../features/auth/auth-form';
import { GoogleButton } from '../features/auth/google-button';
import { REDIRECT_DEFAULTS } from '../features/auth/redirect-target';
import { useCredentials } from '../features/auth/use-credentials';
import { useRedirectTarget } from '../features/auth/use-redirect-target';
import { useSession } from '../session/session';
import { paths, withRedirect } from '../paths';

/** /signup: the redirect defaults to /booking; a success leads to /login with it (specification section 2). */
export default function SignupPage() {
  const { t } = useCopy(authPagesCopy);
  const session = useSession();
  const navigate = useNavigate();
  const fields = useCredentials();
  const target = useRedirectTarget(REDIRECT_DEFAULTS.signup);
  const toLogin = withRedirect(paths.login, target);
  if (session.status === 'signed-in') return <Navigate to={target} replace />;

  return (
    <AccountCard heading={t.signup.heading} lead={t.signup.lead}>
      <GoogleButton target={target} onDone={fields.clear} />
      <AuthForm
        mode="signup"
        fields={fields}
        target={target}
        submitLabel={t.signup.submit}
        onDone={() => void navigate(toLogin)}
      />
      <p>
        {t.signup.haveAccount} <Link to={toLogin}>{t.signup.login}</Link>
      </p>
    </AccountCard>
  );
}
