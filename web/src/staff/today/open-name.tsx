import type { Booking } from '@tulia/domain/booking/booking';
import { Link } from 'react-router-dom';
import { useTexts } from '../../platform/language/use-texts';
import { NameLink } from '../parts/panel-style';
import { useOpenLink } from '../parts/use-open-link';
import { todayTexts } from './texts';

/** The client's name, which opens the booking over the page. */
export function OpenName({ booking }: { booking: Pick<Booking, 'id' | 'clientName'> }) {
  const { t } = useTexts(todayTexts);
  const openLink = useOpenLink();
  return (
    <NameLink as={Link} to={openLink(booking.id)} aria-label={t.openOf(booking.clientName)}>
      <strong>{booking.clientName}</strong>
    </NameLink>
  );
}
