import { mailStatuses } from '@tulia/domain/records/mail';
import { adminMailsTexts } from '../../parts/texts/mails';
import { useTexts } from '../../../platform/language/use-texts';
import { MailList } from '../../parts/mail-line';
import { useQuery } from '../../../platform/live/use-query';

const SHOWN = 30;

/** States and attempts of the mails, never their texts. */
export function MailPart({ bookingId }: { bookingId: string }) {
  const { t } = useTexts(adminMailsTexts);
  const mails = useQuery(`mails:${bookingId}`, mailStatuses, ({ db, sdk }) =>
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
      <MailList {...mails} />
    </div>
  );
}
