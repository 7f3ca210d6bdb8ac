import { mailStatuses } from '@tulia/domain/records/mail';
import { adminMailsCopy } from '../../parts/texts/mails';
import { useCopy } from '../../../platform/language/use-copy';
import { MailList } from '../../parts/mail-line';
import { useQuery } from '../../../platform/live/use-query';

const SHOWN = 30;

/** The mails about a booking: their states and attempts, never their texts. */
export function MailPart({ bookingId }: { bookingId: string }) {
  const { t } = useCopy(adminMailsCopy);
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
