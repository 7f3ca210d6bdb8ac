import { useState } from 'react';
import { authTexts } from './texts/auth';
import { useTexts } from '../../platform/language/use-texts';
import { paths, withRedirect } from '../../paths';
import { AuthForm } from './auth-form';
import { GoogleButton } from './google-button';
import { TextLink } from '../../ui/link-button';

/** The Google button, then email and password. The page opens the next one when the session is signed in. */
export function PasswordSignIn({ target, email = '' }: { target: string; email?: string }) {
  const { t } = useTexts(authTexts);
  const [typed, setTyped] = useState(email);
  return (
    <>
      <GoogleButton target={target} />
      <AuthForm
        mode="login"
        email={email}
        onEmail={setTyped}
        target={target}
        submitLabel={t.signIn}
      >
        <TextLink to={withRedirect(paths.resetPassword, target)} state={{ email: typed }}>
          {t.toReset}
        </TextLink>
      </AuthForm>
    </>
  );
}
