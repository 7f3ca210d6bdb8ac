import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { authPagesCopy } from '../copy/account/auth-pages';
import { useCopy } from '../copy/use-copy';
import { AccountCard } from '../features/auth/account-card';
import { AuthForm } from '../features/auth/auth-form';
import { GoogleButton } from '../features/auth/google-button';
import { landing } from '../features/auth/landing';
import { typedEmailOf, type SentMail } from '../features/auth/mail-sent';
import { REDIRECT_DEFAULTS } from '../features/auth/redirect-target';
import { useAskedTarget } from '../features/auth/use-redirect-target';
import { useSession } from '../session/session';
import { paths, withRedirect } from '../paths';

/**
 * /signup: the redirect defaults to /booking; a success leads to /login with it (specification section 2), which says where
 * the mail went.
 */
export default function SignupPage() {
  const { t } = useCopy(authPagesCopy);
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const asked = useAskedTarget();
  const target = asked ?? REDIRECT_DEFAULTS.signup;
  const toLogin = withRedirect(paths.login, target);
  if (session.status === 'signed-in')
    return <Navigate to={landing(session.role, asked, target)} replace />;

  return (
    <AccountCard heading={t.signup.heading} lead={t.signup.lead}>
      <GoogleButton target={target} onDone={() => undefined} />
      <AuthForm
        mode="signup"
        email={typedEmailOf(state)}
        target={target}
        submitLabel={t.signup.submit}
        onDone={(email) =>
          void navigate(toLogin, {
            state: { sentMail: { kind: 'signup', email } satisfies SentMail },
          })
        }
      />
      <p>
        {t.signup.haveAccount} <Link to={toLogin}>{t.signup.login}</Link>
      </p>
    </AccountCard>
  );
}
