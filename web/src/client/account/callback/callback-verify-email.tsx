import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { authTexts } from '../texts/auth';
import { authPagesTexts } from '../texts/auth-pages';
import { useTexts } from '../../../platform/language/use-texts';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { useSession } from '../../../platform/session/session';
import { paths, withRedirect } from '../../../paths';
import { Button } from '../../../ui/button';
import { LinkButton } from '../../../ui/link-button';
import { Spinner } from '../../../ui/spinner';
import { UsernameHint } from '../../../ui/fields/username-hint';
import { AccountCard } from '../account-card';
import { SIGNING_IN } from '../account-entry';
import { useAuthWords } from '../auth-words';
import { AccountForm } from '../account-form';
import { AccountPassword } from '../account-password';
import { GoOn } from './go-on';
import { useVerificationLink, type VerificationLink } from './use-verification-link';

/** Confirms an email address when the person presses the button, because mail scanners open links, too. */
export function CallbackVerifyEmail({ code, target }: { code: string; target: string }) {
  const { t, common } = useTexts(authPagesTexts);
  const { callback } = t;
  const session = useSession();
  const link = useVerificationLink(code);
  switch (link.step) {
    case 'looking':
      return (
        <AccountCard heading={callback.verifyHeading}>
          <Spinner label={callback.verifyChecking} />
        </AccountCard>
      );
    case 'unreachable':
      return (
        <AccountCard heading={callback.verifyHeading}>
          <p role="alert">{callback.verifyUnreachable}</p>
          <Button onClick={link.again}>{common.retry}</Button>
        </AccountCard>
      );
    case 'failed':
      return (
        <AccountCard heading={callback.verifyFailed}>
          <p role="alert">{callback.verifyFailedText}</p>
          <LinkButton to={withRedirect(paths.login, target)} state={SIGNING_IN} replace>
            {t.login.heading}
          </LinkButton>
        </AccountCard>
      );
    case 'done':
      return (
        <AccountCard heading={callback.verified}>
          <GoOn text={callback.successText} to={target} label={callback.goOn} />
        </AccountCard>
      );
    default:
      return (
        <AccountCard heading={callback.verifyHeading}>
          {link.who === 'other' ? (
            <>
              <p>{callback.verifyOther(session.user?.email ?? '', link.email)}</p>
              <Button onClick={() => void session.signOut()}>{common.logOut}</Button>
            </>
          ) : (
            <ConfirmForm link={link} />
          )}
        </AccountCard>
      );
  }
}

const schema = async () => (await import('../credential-schemas')).confirmSchema;
const nothingAsked = async () => (await import('../credential-schemas')).unaskedSchema;

function ConfirmForm({ link }: { link: VerificationLink }) {
  const { t } = useTexts(authPagesTexts);
  const { t: auth } = useTexts(authTexts);
  const say = useAuthWords();
  const { callback } = t;
  const { email, who, step } = link;
  const asks = who === 'none';
  const form = useSchemaForm(asks ? schema : nothingAsked, {
    defaultValues: { password: '' },
    say,
  });
  const { setFocus } = form;
  // The only field of the page gets the focus.
  useEffect(() => {
    if (asks) setFocus('password');
  }, [asks, setFocus]);
  const send = form.submit(async ({ password }) => {
    const problem = await link.confirm(password);
    if (problem !== null) form.refuse({ [asks ? 'password' : 'root.refused']: problem });
  });

  return (
    <AccountForm form={form} busy={step === 'busy'} send={send}>
      <p>{asks ? callback.verifyWithPassword(email) : callback.verifyText(email)}</p>
      {asks && (
        <>
          <UsernameHint email={email} />
          <AccountPassword label={auth.password} {...form.field('password')} />
        </>
      )}
      <Button type="submit" full busy={step === 'busy'} busyLabel={callback.verifyBusy}>
        {callback.verifySubmit}
      </Button>
      {asks && (
        <p>
          <span>{callback.notMine}</span>{' '}
          <Link to={paths.resetPassword}>{callback.notMineLink}</Link>
        </p>
      )}
    </AccountForm>
  );
}
