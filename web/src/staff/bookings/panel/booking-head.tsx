import { isOver } from '@tulia/domain/booking/status';
import type { Booking } from '@tulia/domain/booking/booking';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { adminBookingsTexts } from '../board/texts/bookings';
import { adminPeopleTexts } from '../../parts/texts/people';
import { adminMailsTexts } from '../../parts/texts/mails';
import { useTexts } from '../../../platform/language/use-texts';
import { useAreSeveral } from '../../../shared/practice/practitioners';
import { telephone } from '../../../paths';
import { Badge } from '../../../ui/badge';
import { Cluster, Soft as SoftText } from '../../../ui/layout';
import { MailAddress } from '../../../ui/mail-address';
import { useBoard } from '../board/board-context';
import { clientClock } from '../board/client-clock';
import { ClientWord } from '../board/client-word';
import { ClientLink } from '../board/client-link';
import { holdOf } from '../../parts/hold';
import { StatusBadge } from '../../../shared/views/status-badge';

const Reference = styled.strong`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Soft = styled(SoftText)`
  display: block;
`;

export function BookingHead({ booking }: { booking: Booking }) {
  const { t } = useTexts(adminBookingsTexts);
  const { t: mails } = useTexts(adminMailsTexts);
  const { mailTroubles } = useBoard();
  const { clientEmail, clientPhone } = booking;
  return (
    <>
      <div>
        <Reference translate="no">{booking.referenceNumber}</Reference>
        <Cluster $gap="xxs">
          <StatusBadge status={booking.status} />
          {booking.ageBand === 'adolescent' && <Badge $tone="accent">{t.adolescent}</Badge>}
          {mailTroubles.has(booking.id) && <Badge $tone="danger">{mails.sign}</Badge>}
        </Cluster>
        <ClientWord booking={booking} />
      </div>
      <When booking={booking} />
      <div>
        <strong data-contact>
          <ClientLink booking={booking} />
        </strong>
        {clientEmail !== '' && (
          <Soft data-contact>
            <a href={`mailto:${clientEmail}`}>
              <MailAddress>{clientEmail}</MailAddress>
            </a>
          </Soft>
        )}
        {clientPhone !== '' && (
          <Soft data-contact>
            <a href={telephone(clientPhone)}>{clientPhone}</a>
          </Soft>
        )}
      </div>
    </>
  );
}

function When({ booking }: { booking: Booking }) {
  const { t, lang } = useTexts(adminBookingsTexts);
  const { t: people } = useTexts(adminPeopleTexts);
  const areSeveral = useAreSeveral();
  const { now } = useBoard();
  const clock = clientClock(booking, lang);
  const { startsAt, status, confirmedDate } = booking;
  const hold = holdOf(booking, now);
  // A booking that is over is neither requested nor confirmed, so its time has no label.
  const word = confirmedDate === null ? t.requested : isOver(status) ? '' : t.confirmed;
  return (
    <div>
      <strong>{`${formatDay(startsAt, lang)}, ${formatClock(startsAt, lang)}`}</strong>
      {areSeveral && <Soft>{`${people.with} ${booking.practitioner.name}`}</Soft>}
      {clock !== null && <Soft>{`${t.clientZone}: ${clock}`}</Soft>}
      <Soft>{[word, serviceName(booking.service, lang)].filter(Boolean).join(' · ')}</Soft>
      {hold?.state === 'held' && (
        <Soft>{t.holdUntil(formatClock(hold.until, lang), hold.minutesLeft)}</Soft>
      )}
      {hold?.state === 'lapsed' && <Soft>{t.holdLapsed}</Soft>}
      {booking.rejectionReason !== null && (
        <Soft>{`${t.rejectionReason}: ${booking.rejectionReason}`}</Soft>
      )}
    </div>
  );
}
