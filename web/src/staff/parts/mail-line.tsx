import { mailName as nameOfMail } from '@tulia/domain/booking/mails/mail-table';
import { TROUBLED_MAIL_STATES, type MailState, type MailStatus } from '@tulia/domain/records/mail';
import type { Refusal } from '@tulia/domain/refusal';
import type { Language } from '../../platform/language/catalogue';
import { refusalSentence } from '../../platform/language/refusals';
import { adminMailsTexts } from './texts/mails';
import { useTexts } from '../../platform/language/use-texts';
import { resendMail, closeMail } from '../../platform/live/call-names';
import { useAction } from '../../platform/live/use-action';
import { Awaited } from './awaited';
import type { Live } from '../../platform/live/live';
import type { WithId } from '../../platform/live/use-query';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Cluster, Soft, Stack } from '../../ui/layout';
import { shortMoment } from '../../shared/views/moments';

const TONES: Partial<Record<MailState, Tone>> = {
  sent: 'success',
  failed: 'danger',
  unknown: 'warning',
};

/** The name of an email, for staff. An invitation of the therapist is named after the change of the booking. */
export function mailName(
  { template, change }: Pick<MailStatus, 'template' | 'change'>,
  lang: Language,
): string {
  const invitations: Record<string, string> = adminMailsTexts[lang].invitations;
  const told = template === 'staff-invitation' && change !== null ? invitations[change] : undefined;
  return told ?? nameOfMail(template, lang);
}

/** One email with its state; a failed one can be sent again or closed. @param about a line under its name */
export function MailLine({ id, mail, about }: { id: string; mail: MailStatus; about?: string }) {
  const { t, common, lang } = useTexts(adminMailsTexts);
  const { state, attempts, problem, updatedAt, rung } = mail;
  const name = mailName(mail, lang);
  const told = (done: string, gone: string) => ({
    failed: common.error,
    sentence: (refusal: Refusal) =>
      refusal.is('transition-not-allowed') ? gone : refusalSentence(refusal, lang),
    done: () => ({ title: done, description: name }),
  });
  const again = useAction(resendMail, told(t.resent, t.resendGone));
  // Nothing is sent before staff say that they have called, or the time for it is over.
  const isToCall = rung === 'call' && state === 'pending';
  const off = useAction(closeMail, told(isToCall ? t.calledNoted : t.closed, t.closeGone));
  const both = [
    { action: again, other: off, text: t.resend, label: `${t.resend}: ${name}` },
    { action: off, other: again, text: t.close, label: t.closeOf(name) },
  ];
  const called = { action: off, other: again, text: t.called, label: `${t.called}: ${name}` };
  const buttons = isToCall ? [called] : TROUBLED_MAIL_STATES.includes(state) ? both : [];
  return (
    <li>
      <Cluster $gap="xs">
        <span>{name}</span>
        <Badge $tone={TONES[state] ?? 'neutral'}>{t.mailStates[state]}</Badge>
        {buttons.map(({ action, other, text, label }) => (
          <Button
            key={text}
            size="sm"
            variant="quiet"
            busy={action.busy}
            disabled={other.busy}
            aria-label={label}
            onClick={() => void action.run({ mailId: id })}
          >
            {text}
          </Button>
        ))}
      </Cluster>
      {about !== undefined && <Soft $block>{about}</Soft>}
      <Soft $block>
        {[
          shortMoment(updatedAt, lang),
          rung && t.rungs[rung],
          mail.text && t.textStates[mail.text],
          t.attempts(attempts),
          problem,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </Soft>
    </li>
  );
}

export function MailList(mails: Live<WithId<MailStatus>[]>) {
  const { t } = useTexts(adminMailsTexts);
  const { status, data } = mails;
  return (
    <>
      {status === 'loading' && <Awaited of={[mails]} />}
      {status === 'error' && <p role="alert">{t.mailsFailed}</p>}
      {data?.length === 0 && <p>{t.mailsNone}</p>}
      <Stack as="ul" $gap="xs">
        {data?.map((mail) => (
          <MailLine key={mail.id} id={mail.id} mail={mail} />
        ))}
      </Stack>
    </>
  );
}
