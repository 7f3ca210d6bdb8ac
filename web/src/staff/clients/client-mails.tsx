import type { Booking } from '@tulia/domain/booking/booking';
import { mailStatuses } from '@tulia/domain/records/mail';
import { MailList } from '../parts/mail-line';
import { clientPageTexts } from './texts/client-page';
import { useTexts } from '../../platform/language/use-texts';
import { useList } from '../../platform/live/use-list';
import { Sheet } from './client-style';

const SHOWN = 10;
/** Firestore's limit of values in one comparison. */
const BOOKINGS = 30;

/** The newest emails about a client's bookings: their states and attempts, never their texts. */
export function ClientMails({ sessions }: { sessions: readonly Booking[] }) {
  const { t } = useTexts(clientPageTexts);
  const ids = sessions.slice(0, BOOKINGS).map(({ id }) => id);
  const mails = useList(`client-mails:${ids.join(' ')}`, mailStatuses, (sdk) => [
    sdk.where('bookingId', 'in', ids),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(SHOWN),
  ]);
  return (
    <Sheet aria-labelledby="client-mails">
      <h2 id="client-mails">{t.mails}</h2>
      <MailList {...mails} />
    </Sheet>
  );
}
