import { resendMail } from '@tulia/domain/calls/booking-desk';
import { mailStatuses, type MailState, type MailStatus } from '@tulia/domain/records/mail';
import { formatClock, formatShortDay } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { useCopy } from '../../../copy/use-copy';
import { useAction } from '../../../live/use-action';
import { useQuery } from '../../../live/use-query';
import { Badge, type Tone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Cluster } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';
import { space } from '../../../ui/tokens';
import { Soft } from '../board-style';
import { refusalText } from '../refusal-text';

const SHOWN = 30;

const TONES: Partial<Record<MailState, Tone>> = {
  sent: 'success',
  failed: 'danger',
  unknown: 'warning',
};

const Lines = styled.ul`
  display: grid;
  gap: ${space.xs};
  list-style: none;
`;

/** How the mails about a booking fared: states and attempts, never what they say. */
export function MailPart({ bookingId }: { bookingId: string }) {
  const { t } = useCopy(adminDeskCopy);
  const { status, data } = useQuery(`mails:${bookingId}`, mailStatuses, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, mailStatuses.collection),
      sdk.where('bookingId', '==', bookingId),
      sdk.orderBy('createdAt', 'desc'),
      sdk.limit(SHOWN),
    ),
  );
  return (
    <div>
      <strong>{t.mails}</strong>
      {status === 'error' && <p>{t.mailsFailed}</p>}
      {data?.length === 0 && <p>{t.mailsNone}</p>}
      <Lines>
        {data?.map((mail) => (
          <MailLine key={mail.id} id={mail.id} mail={mail} />
        ))}
      </Lines>
    </div>
  );
}

function MailLine({ id, mail }: { id: string; mail: MailStatus }) {
  const { t, lang } = useCopy(adminDeskCopy);
  const { template, state, attempts, problem, updatedAt } = mail;
  const { busy, run } = useAction(resendMail, {
    failed: t.error,
    sentence: (refusal) =>
      refusal.is('transition-not-allowed') ? t.resendGone : refusalText(refusal, lang),
    onDone: () => void toast({ title: t.resent, description: t.templates[template] }),
  });
  return (
    <li>
      <Cluster $gap="xs">
        {t.templates[template]}
        <Badge $tone={TONES[state] ?? 'neutral'}>{t.mailStates[state]}</Badge>
        {(state === 'failed' || state === 'unknown') && (
          <Button
            size="sm"
            variant="quiet"
            busy={busy}
            aria-label={`${t.resend}: ${t.templates[template]}`}
            onClick={() => void run({ mailId: id })}
          >
            {t.resend}
          </Button>
        )}
      </Cluster>
      <Soft>
        {formatShortDay(updatedAt, lang)}, {formatClock(updatedAt, lang)} · {t.attempts(attempts)}
        {problem !== null && ` · ${problem}`}
      </Soft>
    </li>
  );
}
