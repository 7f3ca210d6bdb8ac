import { adminMailsTexts } from '../../parts/texts/mails';
import { useTexts } from '../../../platform/language/use-texts';
import { MailLine } from '../../parts/mail-line';
import { TROUBLES_COUNTED, useMailTroubles } from '../../parts/use-mail-troubles';
import { Banner } from '../../../ui/banner';
import { TitledCard } from '../../../shared/views/titled-card';
import { Stack } from '../../../ui/layout';

/** Lists the emails that staff must send again or close; shows nothing while every email arrives. */
export function MailTrouble() {
  const { t } = useTexts(adminMailsTexts);
  const { status, data } = useMailTroubles(TROUBLES_COUNTED);
  if (status === 'error') return <Banner tone="warning">{t.failed}</Banner>;
  if (data === undefined || data.length === 0) return null;
  return (
    <TitledCard large title={t.heading}>
      <p>{t.lead}</p>
      <Stack as="ul" $gap="xs">
        {data.map((mail) => (
          <MailLine
            key={mail.id}
            id={mail.id}
            mail={mail}
            about={`${mail.bookingId === null ? `${t.toPractice} · ` : ''}${t.receiver(mail.to)}`}
          />
        ))}
      </Stack>
      {data.length >= TROUBLES_COUNTED && <p>{t.many(TROUBLES_COUNTED)}</p>}
    </TitledCard>
  );
}
