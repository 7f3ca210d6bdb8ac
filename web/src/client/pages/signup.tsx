import { Navigate, useLocation } from 'react-router-dom';
import { authEntryTexts } from '../account/texts/auth-entry';
import { useTexts } from '../../platform/language/use-texts';
import { authPagesTexts } from '../account/texts/auth-pages';
import { AccountCard } from '../account/account-card';
import { bookingOnTheWay, SIGNING_IN, typedOf } from '../account/account-entry';
import { ChosenSoFar } from '../account/chosen-so-far';
import { landing } from '../account/landing';
import { SignUp } from '../account/sign-up/sign-up-form';
import { REDIRECT_DEFAULTS, useAskedTarget } from '../account/redirect-target';
import { useSession } from '../../platform/session/session';
import { paths, withRedirect } from '../../paths';
import { TextLink } from '../../ui/link-button';

/**
 * /signup: the redirect defaults to /booking. A success leads to /login, which says that an email was sent
 * (specification section 2).
 */
export default function SignupPage() {
  const { t, common } = useTexts(authPagesTexts);
  const { t: entry } = useTexts(authEntryTexts);
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  const asked = useAskedTarget();
  const target = asked ?? REDIRECT_DEFAULTS.signup;
  const toLogin = withRedirect(paths.login, target);
  if (session.status === 'signed-in')
    return <Navigate to={landing(session.role, asked, target)} replace />;

  const booking = bookingOnTheWay(asked);
  return (
    <AccountCard heading={t.signup.heading} lead={t.signup.lead}>
      {booking !== null && (
        <>
          <p>{entry.how}</p>
          <ChosenSoFar choice={booking} />
        </>
      )}
      <SignUp target={target} email={typedOf(state, 'email')} name={typedOf(state, 'name')} />
      <p>
        {t.signup.haveAccount}{' '}
        <TextLink to={toLogin} state={SIGNING_IN}>
          {common.logIn}
        </TextLink>
      </p>
    </AccountCard>
  );
}
