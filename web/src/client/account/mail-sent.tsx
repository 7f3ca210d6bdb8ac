import { useState } from 'react';
import { authTexts } from './texts/auth';
import { useTexts } from '../../platform/language/use-texts';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { toast } from '../../ui/toast-store';
import type { SentMail } from './account-entry';
import { authProblem } from './auth-problem';
import { requestReset } from './reset/request-reset';
import { sendSignUpMailAgain } from './sign-up/sign-up';
import { useResendCooldown } from './verify-email/use-email-verification';

/**
 * Says to which address the email went, and offers to send it again. After a reload the email of a sign-up cannot be
 * sent from here; the next login offers that.
 * @param target path of the page that the link in the email leads to
 * @param titled false when the heading of the page is 'Check your email' already
 */
export function MailSent({
  sent,
  target,
  onAnother,
  titled = true,
}: {
  sent: SentMail;
  target: string;
  onAnother: () => void;
  titled?: boolean;
}) {
  const { t, common, lang } = useTexts(authTexts);
  const words = t.mailSent;
  const again =
    sent.kind === 'signup'
      ? sendSignUpMailAgain(sent.email)
      : () => requestReset(sent.email, lang, target);
  const [busy, setBusy] = useState(false);
  const cooldown = useResendCooldown(true);

  const send = async () => {
    if (again === null) return;
    setBusy(true);
    try {
      await again();
      cooldown.begin();
      toast({
        title: t.checkEmailTitle,
        description: sent.kind === 'signup' ? t.confirmationSent : t.resetSent,
      });
    } catch (error) {
      toast({
        title: sent.kind === 'signup' ? t.signupErrorTitle : t.resetErrorTitle,
        description: t.problems[authProblem(error)],
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Banner tone="success" {...(titled && { title: t.checkEmailTitle })}>
      <Stack $gap="xs">
        <p>{words[sent.kind](sent.email)}</p>
        <p>{words.spam}</p>
        <Cluster $gap="xs">
          {again !== null && (
            <Button
              size="sm"
              variant="secondary"
              busy={busy}
              busyLabel={common.sending}
              disabled={cooldown.seconds > 0}
              onClick={() => void send()}
            >
              {cooldown.seconds > 0 ? words.againIn(cooldown.seconds) : words.again}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={onAnother}>
            {words.another}
          </Button>
        </Cluster>
      </Stack>
    </Banner>
  );
}
