import { useNavigate } from 'react-router-dom';
import { useCommonTexts } from '../../../platform/language/use-texts';
import { paths, withRedirect } from '../../../paths';
import { AuthForm } from '../auth-form';
import { GoogleButton } from '../google-button';
import type { SentMail } from '../account-entry';

/**
 * The Google button, then name, email and password. A success leads to /login, which says that an email was sent.
 * @param target a validated redirect, to which the link in the email leads
 */
export function SignUp({
  target,
  email,
  name = '',
}: {
  target: string;
  email: string;
  name?: string;
}) {
  const common = useCommonTexts();
  const navigate = useNavigate();
  const toLogin = withRedirect(paths.login, target);
  return (
    <>
      <GoogleButton target={target} />
      <AuthForm
        mode="signup"
        email={email}
        name={name}
        target={target}
        submitLabel={common.signUp}
        onDone={(to) =>
          void navigate(toLogin, {
            state: { sentMail: { kind: 'signup', email: to } satisfies SentMail },
          })
        }
      />
    </>
  );
}
