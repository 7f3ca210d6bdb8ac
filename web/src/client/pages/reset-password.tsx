import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { authTexts } from '../account/texts/auth';
import { authPagesTexts } from '../account/texts/auth-pages';
import { useTexts } from '../../platform/language/use-texts';
import { AccountCard } from '../account/account-card';
import { AuthForm } from '../account/auth-form';
import { NewPasswordForm } from '../account/reset/new-password-form';
import { SIGNING_IN, typedOf, type SentMail } from '../account/account-entry';
import { MailSent } from '../account/mail-sent';
import { REDIRECT_DEFAULTS, useAskedTarget } from '../account/redirect-target';
import { useResetCode } from '../account/reset/use-reset-code';
import { paths, withRedirect } from '../../paths';
import { Banner } from '../../ui/banner';
import { RetryBanner } from '../../shared/views/retry-banner';
import { LinkButton } from '../../ui/link-button';
import { Spinner } from '../../ui/spinner';

/** /reset-password: requests a link, or with the code of a link sets the new password. The redirect is kept. */
export default function ResetPasswordPage() {
  const { t } = useTexts(authPagesTexts);
  const { t: auth } = useTexts(authTexts);
  const [parameters] = useSearchParams();
  const link = useResetCode(parameters.get('oobCode'));
  const { state } = useLocation() as { state: unknown };
  const asked = useAskedTarget();
  const target = asked ?? REDIRECT_DEFAULTS.login;
  const toLogin = asked === null ? paths.login : withRedirect(paths.login, asked);
  const [done, setDone] = useState(false);
  const [email, setEmail] = useState(() => typedOf(state, 'email'));
  const [sent, setSent] = useState<SentMail | null>(null);

  if (done)
    return (
      <AccountCard heading={t.reset.done}>
        <p role="status">{t.reset.doneText}</p>
        <LinkButton to={toLogin} state={SIGNING_IN}>
          {t.login.heading}
        </LinkButton>
      </AccountCard>
    );
  if (link.state === 'checking' || link.state === 'unreachable')
    return (
      <AccountCard heading={t.reset.heading}>
        {link.state === 'checking' ? (
          <Spinner label={t.callback.verifyChecking} />
        ) : (
          <RetryBanner onRetry={link.again}>{auth.problems.network}</RetryBanner>
        )}
      </AccountCard>
    );
  if (link.state === 'valid')
    return (
      <AccountCard heading={t.reset.heading}>
        <NewPasswordForm
          code={link.code}
          email={link.email}
          onDone={() => setDone(true)}
          onExpired={link.expire}
        />
      </AccountCard>
    );
  const back = (
    <p>
      <Link to={toLogin} state={{ ...SIGNING_IN, email }}>
        {auth.backToLogin}
      </Link>
    </p>
  );
  if (sent !== null)
    return (
      <AccountCard key="sent" heading={auth.checkEmailTitle}>
        <MailSent sent={sent} target={target} titled={false} onAnother={() => setSent(null)} />
        {back}
      </AccountCard>
    );
  const expired = link.state === 'expired';
  return (
    <AccountCard heading={t.reset.askHeading} lead={expired ? undefined : t.reset.askLead}>
      {expired && (
        <Banner tone="danger" title={t.callback.verifyFailed}>
          {t.reset.expiredText}
        </Banner>
      )}
      <AuthForm
        mode="reset"
        email={email}
        onEmail={setEmail}
        target={target}
        submitLabel={expired ? t.reset.askAgain : auth.sendLink}
        onDone={(to) => setSent({ kind: 'reset', email: to })}
      />
      {back}
    </AccountCard>
  );
}
