import { useState } from 'react';
import { Link } from 'react-router-dom';
import { authCopy } from '../../../copy/account/auth';
import { authDialogCopy } from '../../../copy/account/auth-dialog';
import { authPagesCopy } from '../../../copy/account/auth-pages';
import { commonCopy } from '../../../copy/common';
import { useCopy } from '../../../copy/use-copy';
import { useSession } from '../../../session/session';
import { paths, withRedirect } from '../../../paths';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { PasswordField } from '../../../ui/fields/password-field';
import { Spinner } from '../../../ui/spinner';
import { UsernameHint } from '../../../ui/fields/username-hint';
import { AccountCard } from '../account-card';
import { useVerificationLink, type VerificationLink } from './use-verification-link';

/** Confirms an e-mail address once its button is pressed by whoever made the account: mail scanners open links, too. */
export function CallbackVerifyEmail({ code, target }: { code: string; target: string }) {
  const { t } = useCopy(authPagesCopy);
  const { callback } = t;
  const session = useSession();
  const link = useVerificationLink(code);
  switch (link.step) {
    case 'looking':
      return (
        <AccountCard heading={callback.verifyHeading}>
          <Spinner label={callback.verifyLooking} />
        </AccountCard>
      );
    case 'unreachable':
      return (
        <AccountCard heading={callback.verifyHeading}>
          <p role="alert">{callback.verifyUnreachable}</p>
          <Button onClick={link.again}>{callback.verifyAgain}</Button>
        </AccountCard>
      );
    case 'failed':
      return (
        <AccountCard heading={callback.verifyFailed}>
          <p role="alert">{callback.verifyFailedText}</p>
          <LinkButton to={withRedirect(paths.login, target)} replace>
            {t.login.heading}
          </LinkButton>
        </AccountCard>
      );
    case 'done':
      return (
        <AccountCard heading={callback.verified}>
          <LinkButton to={target} replace>
            {callback.goOn}
          </LinkButton>
        </AccountCard>
      );
    default:
      return (
        <AccountCard heading={callback.verifyHeading}>
          {link.who === 'other' ? (
            <>
              <p>{callback.verifyOther(session.user?.email ?? '', link.email)}</p>
              <Button onClick={() => void session.signOut()}>{callback.logOut}</Button>
            </>
          ) : (
            <ConfirmForm link={link} />
          )}
        </AccountCard>
      );
  }
}

function ConfirmForm({ link }: { link: VerificationLink }) {
  const { t } = useCopy(authPagesCopy);
  const { t: dialog } = useCopy(authDialogCopy);
  const { t: more } = useCopy(authCopy);
  const { t: common } = useCopy(commonCopy);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { callback } = t;
  const { email, who, step, problem } = link;
  const asks = who === 'none';
  const submit = () => {
    setMissing(asks && password === '');
    if (!asks || password !== '') void link.confirm(password);
  };
  const wrong = missing
    ? more.required.password
    : problem === null
      ? undefined
      : more.problems[problem];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <p>{asks ? callback.verifyWithPassword(email) : callback.verifyText(email)}</p>
        {asks && (
          <>
            <UsernameHint email={email} />
            <PasswordField
              label={dialog.password}
              showLabel={common.showPassword}
              hideLabel={common.hidePassword}
              autoComplete="current-password"
              required
              error={wrong}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setMissing(false);
                link.forgetProblem();
              }}
            />
          </>
        )}
        <Button type="submit" full busy={step === 'busy'} busyLabel={callback.verifyBusy}>
          {callback.verifySubmit}
        </Button>
        {asks && (
          <p>
            {callback.notMine} <Link to={paths.resetPassword}>{callback.notMineLink}</Link>
          </p>
        )}
      </Stack>
    </form>
  );
}
