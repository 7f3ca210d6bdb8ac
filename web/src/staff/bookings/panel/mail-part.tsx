import { mailStatuses } from '@tulia/domain/records/mail';
import { adminMailsTexts } from '../../parts/texts/mails';
import { useTexts } from '../../../platform/language/use-texts';
import { MailList } from '../../parts/mail-line';
import { useList } from '../../../platform/live/use-list';

const SHOWN = 30;

/** Shows states and attempts of the emails, never their texts. */
export function MailPart({ bookingId }: { bookingId: string }) {
  const { t } = useTexts(adminMailsTexts);
  const mails = useList(`mails:${bookingId}`, mailStatuses, (sdk) => [
    sdk.where('bookingId', '==', bookingId),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(SHOWN),
  ]);
  return (
    <div>
      <strong>{t.mails}</strong>
      <MailList {...mails} />
    </div>
  );
}
