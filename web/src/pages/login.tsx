import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { authPagesCopy } from '../copy/account/auth-pages';
import { useCopy } from '../copy/use-copy';
import { AccountCard } from '../features/auth/account-card';
import { PasswordSignIn } from '../features/auth/password-sign-in';
import { REDIRECT_DEFAULTS } from '../features/auth/redirect-target';
import { useRedirectTarget } from '../features/auth/use-redirect-target';
import { useSession } from '../session/session';
import { paths, withRedirect } from '../paths';
import { Banner } from '../ui/banner';

/** /login: the redirect defaults to /profile, and whoever is signed in goes there at once (specification section 2). */
export default function LoginPage() {
  const { t } = useCopy(authPagesCopy);
  const session = useSession();
  const [parameters] = useSearchParams();
  const target = useRedirectTarget(REDIRECT_DEFAULTS.login);
  if (session.status === 'signed-in') return <Navigate to={target} replace />;

  const asked = parameters.get('redirect');
  return (
    <AccountCard heading={t.login.heading} lead={t.login.lead}>
      {parameters.has('verified') && <Banner tone="success">{t.login.verified}</Banner>}
      <PasswordSignIn target={target} />
      <p>
        {t.login.noAccount}{' '}
        <Link to={asked === null ? paths.signup : withRedirect(paths.signup, target)}>
          {t.login.signup}
        </Link>
      </p>
    </AccountCard>
  );
}
