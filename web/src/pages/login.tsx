import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { authCopy } from '../copy/account/auth';
import { authDialogCopy } from '../copy/account/auth-dialog';
import { authPagesCopy } from '../copy/account/auth-pages';
import { useCopy } from '../copy/use-copy';
import { AccountCard } from '../features/auth/account-card';
import { landing } from '../features/auth/landing';
import { MailSent, sentMailOf, typedEmailOf } from '../features/auth/mail-sent';
import { PasswordSignIn } from '../features/auth/password-sign-in';
import { REDIRECT_DEFAULTS } from '../features/auth/redirect-target';
import { useMailAgain } from '../features/auth/use-mail-again';
import { useAskedTarget } from '../features/auth/use-redirect-target';
import { useSession } from '../session/session';
import { paths, withRedirect } from '../paths';
import { Banner } from '../ui/banner';

/**
 * /login: the redirect defaults to /profile, and whoever is signed in goes there at once (specification section 2). After a
 * sign-up it begins with what to do now: 'Check your email'.
 */
export default function LoginPage() {
  const { t } = useCopy(authPagesCopy);
  const { t: dialog } = useCopy(authDialogCopy);
  const { t: more } = useCopy(authCopy);
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [parameters] = useSearchParams();
  const asked = useAskedTarget();
  const target = asked ?? REDIRECT_DEFAULTS.login;
  const sent = sentMailOf(state);
  const again = useMailAgain(sent, target);
  if (session.status === 'signed-in')
    return <Navigate to={landing(session.role, asked, REDIRECT_DEFAULTS.login)} replace />;

  const toSignup = asked === null ? paths.signup : withRedirect(paths.signup, target);
  const email = sent?.email ?? typedEmailOf(state);
  return (
    <AccountCard
      heading={sent === null ? t.login.heading : dialog.checkEmailTitle}
      lead={sent === null ? t.login.lead : undefined}
    >
      {sent !== null && (
        <>
          <MailSent
            sent={sent}
            again={again}
            titled={false}
            onAnother={() => void navigate(toSignup, { state: { email } })}
          />
          <p>{more.mailSent.thenSignIn}</p>
        </>
      )}
      {parameters.has('verified') && <Banner tone="success">{t.login.verified}</Banner>}
      <PasswordSignIn key={email} target={target} email={email} />
      <p>
        {t.login.noAccount} <Link to={toSignup}>{t.login.signup}</Link>
      </p>
    </AccountCard>
  );
}
