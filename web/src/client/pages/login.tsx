import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { authTexts } from '../account/texts/auth';
import { authEntryTexts } from '../account/texts/auth-entry';
import { useTexts } from '../../platform/language/use-texts';
import { authPagesTexts } from '../account/texts/auth-pages';
import { AccountCard } from '../account/account-card';
import {
  bookingOnTheWay,
  errandOf,
  isLikelyNew,
  sentMailOf,
  signupFor,
  typedOf,
} from '../account/account-entry';
import { ChosenSoFar } from '../account/chosen-so-far';
import { landing } from '../account/landing';
import { MailSent } from '../account/mail-sent';
import { NewHere } from '../account/new-here';
import { PasswordSignIn } from '../account/password-sign-in';
import { REDIRECT_DEFAULTS, useAskedTarget } from '../account/redirect-target';
import { hasLoggedInHere } from '../../platform/device/own-device';
import { useSession } from '../../platform/session/session';
import { TextLink } from '../../ui/link-button';

/**
 * /login (specification section 2): the redirect defaults to /profile, where signed-in users go at once. 'Sign up'
 * stands out for a visitor who is likely to have no account. After a sign-up the page says 'Check your email' first.
 */
export default function LoginPage() {
  const { t } = useTexts(authPagesTexts);
  const { t: auth } = useTexts(authTexts);
  const { t: entry, common } = useTexts(authEntryTexts);
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const asked = useAskedTarget();
  // A login stores this value, and must not change the page before it closes.
  const [loggedInHere] = useState(hasLoggedInHere);
  const target = asked ?? REDIRECT_DEFAULTS.login;
  const sent = sentMailOf(state);
  if (session.status === 'signed-in')
    return <Navigate to={landing(session.role, asked, REDIRECT_DEFAULTS.login)} replace />;

  const booking = bookingOnTheWay(asked);
  const errand = errandOf(asked);
  const isNew = isLikelyNew(asked, state, loggedInHere);
  const email = sent?.email ?? typedOf(state, 'email');
  const lead = errand === null ? t.login.lead : entry.leads[errand];
  return (
    <AccountCard
      heading={sent === null ? t.login.heading : auth.checkEmailTitle}
      lead={sent === null ? lead : undefined}
    >
      {sent !== null && (
        <>
          <MailSent
            sent={sent}
            target={target}
            titled={false}
            onAnother={() => void navigate(signupFor(asked), { state: { email } })}
          />
          <p>{auth.mailSent.thenSignIn}</p>
        </>
      )}
      {isNew && <NewHere target={asked} />}
      {booking !== null && <ChosenSoFar choice={booking} />}
      <PasswordSignIn key={email} target={target} email={email} />
      {!isNew && (
        <p>
          <span>{entry.newHere}</span> <TextLink to={signupFor(asked)}>{common.signUp}</TextLink>
        </p>
      )}
    </AccountCard>
  );
}
