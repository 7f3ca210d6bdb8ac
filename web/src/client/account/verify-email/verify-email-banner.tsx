import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { authTexts } from '../texts/auth';
import { authVerifyTexts } from '../texts/auth-verify';
import { useTexts } from '../../../platform/language/use-texts';
import { currentSession } from '../../../platform/session/session-store';
import { useSession } from '../../../platform/session/session';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';
import { authProblem } from '../auth-problem';
import { call } from '../../../platform/live/call';
import { mailVerification } from '../../../platform/live/call-names';
import { redirectTarget, REDIRECT_DEFAULTS } from '../redirect-target';
import { useQuietRefresh, useResendCooldown } from './use-email-verification';

/** Asks the client to confirm the email address; nothing once it is confirmed. */
export default function VerifyEmailBanner() {
  const { t, common, lang } = useTexts(authVerifyTexts);
  const { t: auth } = useTexts(authTexts);
  const session = useSession();
  const location = useLocation();
  const [busy, setBusy] = useState<'sending' | 'checking' | null>(null);
  const cooldown = useResendCooldown();
  const needed = session.status === 'signed-in' && !session.user.emailVerified;
  useQuietRefresh(needed);
  if (!needed) return null;

  const attempt = async (what: 'sending' | 'checking', action: () => Promise<void>) => {
    setBusy(what);
    try {
      await action();
    } catch (error) {
      toast({
        title: t.failed,
        description: auth.problems[authProblem(error)],
        variant: 'destructive',
      });
    } finally {
      setBusy(null);
    }
  };
  const resend = async () => {
    const here = redirectTarget(location.pathname + location.search, REDIRECT_DEFAULTS.dialog);
    const { isOnItsWay } = await call(mailVerification, { language: lang, target: here });
    // The client has confirmed the address in the meantime.
    if (!isOnItsWay) return check();
    cooldown.begin();
    toast({ title: auth.checkEmailTitle, description: auth.confirmationSent });
  };
  const check = async () => {
    await session.refresh();
    if (currentSession().user?.emailVerified === true)
      toast({ title: t.confirmed, description: t.confirmedText });
    else toast({ title: t.notYet, description: t.notYetText });
  };

  return (
    <Banner
      tone="warning"
      title={t.title}
      action={
        <Cluster $gap="xs">
          <Button
            size="sm"
            variant="secondary"
            busy={busy === 'checking'}
            busyLabel={t.checking}
            onClick={() => void attempt('checking', check)}
          >
            {t.check}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={busy === 'sending'}
            busyLabel={common.sending}
            disabled={cooldown.seconds > 0}
            onClick={() => void attempt('sending', resend)}
          >
            {cooldown.seconds > 0 ? auth.mailSent.againIn(cooldown.seconds) : t.resend}
          </Button>
        </Cluster>
      }
    >
      {t.text(session.user.email)}
    </Banner>
  );
}
