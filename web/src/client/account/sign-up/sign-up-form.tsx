import { useNavigate } from 'react-router-dom';
import { commonTexts } from '../../../platform/language/texts';
import { useTexts } from '../../../platform/language/use-texts';
import { paths, withRedirect } from '../../../paths';
import { AuthForm } from '../auth-form';
import { GoogleButton } from '../google-button';
import type { SentMail } from '../account-entry';

/**
 * Google's button, then name, email and password. A success leads to /login, which says where the email went.
 * @param target a validated redirect, where the email's link leads
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
  const { t: common } = useTexts(commonTexts);
  const navigate = useNavigate();
  const toLogin = withRedirect(paths.login, target);
  return (
    <>
      <GoogleButton target={target} onDone={() => undefined} />
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
