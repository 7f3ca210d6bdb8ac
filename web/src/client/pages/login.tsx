import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { authCopy } from '../account/texts/auth';
import { authDialogCopy } from '../account/texts/auth-dialog';
import { authEntryCopy } from '../account/texts/auth-entry';
import { authPagesCopy } from '../account/texts/auth-pages';
import { useCopy } from '../../platform/language/use-copy';
import { AccountCard } from '../account/account-card';
import { bookingOnTheWay, opensOnSignUp, sentMailOf, typedOf } from '../account/account-entry';
import { ChosenSoFar } from '../account/chosen-so-far';
import { landing } from '../account/landing';
import { MailSent } from '../account/mail-sent';
import { PasswordSignIn } from '../account/password-sign-in';
import { REDIRECT_DEFAULTS } from '../account/redirect-target';
import { SignUp } from '../account/sign-up/sign-up-form';
import { useMailAgain } from '../account/use-mail-again';
import { useAskedTarget } from '../account/use-redirect-target';
import { hasLoggedInHere } from '../../platform/device/own-device';
import { useSession } from '../../platform/session/session';
import { paths, withRedirect } from '../../paths';
import { Button } from '../../ui/button';
import { TextLink } from '../../ui/text-link';

/**
 * /login: the redirect defaults to /profile, and a signed-in user goes there at once (specification section 2). Where
 * it opens on creating an account it says why one is needed. After a sign-up it begins with what to do now:
 * 'Check your email'.
 */
export default function LoginPage() {
  const { t } = useCopy(authPagesCopy);
  const { t: dialog } = useCopy(authDialogCopy);
  const { t: entry } = useCopy(authEntryCopy);
  const { t: more } = useCopy(authCopy);
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const asked = useAskedTarget();
  // Logging in notes it, and must not turn this page meanwhile.
  const [loggedInHere] = useState(hasLoggedInHere);
  const [turned, setTurned] = useState(false);
  const target = asked ?? REDIRECT_DEFAULTS.login;
  const sent = sentMailOf(state);
  const again = useMailAgain(sent, target);
  if (session.status === 'signed-in')
    return <Navigate to={landing(session.role, asked, REDIRECT_DEFAULTS.login)} replace />;

  const booking = bookingOnTheWay(asked);
  const toSignup = asked === null ? paths.signup : withRedirect(paths.signup, target);
  const email = sent?.email ?? typedOf(state, 'email');
  if (booking !== null && !turned && opensOnSignUp(asked, state, loggedInHere))
    return (
      <AccountCard heading={entry.heading}>
        <p>{entry.why}</p>
        <p>{entry.how}</p>
        <ChosenSoFar choice={booking} />
        <div>
          <Button variant="quiet" onClick={() => setTurned(true)}>
            {entry.known}
          </Button>
        </div>
        <SignUp target={target} email={email} />
      </AccountCard>
    );
  return (
    <AccountCard
      heading={sent === null ? t.login.heading : dialog.checkEmailTitle}
      lead={sent !== null ? undefined : booking === null ? t.login.lead : entry.signIn}
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
      {booking !== null && <ChosenSoFar choice={booking} />}
      <PasswordSignIn key={email} target={target} email={email} autoFocus={turned} />
      <p>
        {t.login.noAccount} <TextLink to={toSignup}>{t.login.signup}</TextLink>
      </p>
    </AccountCard>
  );
}
