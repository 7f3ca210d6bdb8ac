import type { Booking } from '@tulia/domain/booking/booking';
import { mailStatuses, type MailStatus } from '@tulia/domain/records/mail';
import { adminMailsTexts } from '../../parts/texts/mails';
import { useTexts } from '../../../platform/language/use-texts';
import { MailList } from '../../parts/mail-line';
import { useList } from '../../../platform/live/use-list';

const SHOWN = 30;

/** Shows states and attempts of the emails, never their texts. */
export function MailPart({ booking }: { booking: Pick<Booking, 'id' | 'seriesId'> }) {
  const { t } = useTexts(adminMailsTexts);
  const { id, seriesId } = booking;
  const { data, ...read } = useList(`mails:${id}`, mailStatuses, (sdk) => [
    sdk.where('bookingId', 'in', [...new Set([id, seriesId ?? id])]),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(SHOWN),
  ]);
  // One email confirms all sessions that were booked together.
  const isOf = (mail: MailStatus) =>
    mail.bookingId === id || mail.template === 'booking-confirmed' || mail.change === 'confirmed';
  return (
    <div>
      <strong>{t.mails}</strong>
      <MailList {...read} data={data?.filter(isOf)} />
    </div>
  );
}
