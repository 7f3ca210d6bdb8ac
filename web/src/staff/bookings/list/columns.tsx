import type { Booking } from '@tulia/domain/booking/booking';
import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { isOver, isRequest } from '@tulia/domain/booking/status';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClock, formatMoney } from '@tulia/domain/wording/moments';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Suspense, type ComponentType, memo } from 'react';
import { useTexts } from '../../../platform/language/use-texts';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Button } from '../../../ui/button';
import { nearDay } from '../../../shared/views/moments';
import { StatusBadge } from '../../../shared/views/status-badge';
import { useAreSeveral } from '../../../shared/practice/practitioners';
import { Badge } from '../../../ui/badge';
import { MailAddress } from '../../../ui/mail-address';
import { adminBookingsTexts } from '../board/texts/bookings';
import { holdOf } from '../../parts/hold';
import { adminMailsTexts } from '../../parts/texts/mails';
import { useBoard } from '../board/board-context';
import { clientClock } from '../board/client-clock';
import { ClientLink } from '../board/client-link';
import { lacksMeeting } from '../decisions/main-action';
import { meetingView, meetingWords } from '../meeting/meeting-view';
import * as Style from './list-style';
import { RowActions } from './row-actions';
import { adminMoneyTexts } from '../money/texts';
import { bookingRowsTexts } from './texts';

/** Loads later, since only the menus need their library. */
const RowMenu = lazyPart(() => import('./row-menu').then((part) => part.default));

export interface BookingRowProps {
  booking: Booking;
  fresh: boolean;
  open: boolean;
  detailsId: string;
  onToggle: (bookingId: string) => void;
  /** counted from 1; the head is row 1 */
  place: number;
}

export interface Column {
  name: keyof (typeof bookingRowsTexts)['en']['columns'];
  /** a grid track on a laptop */
  width: string;
  phone: Style.PhonePlace | null;
  Cell: ComponentType<BookingRowProps>;
  /** `sorts`: the head sorts the list; `heard`: only for screen readers */
  head?: 'sorts' | 'heard';
}

/** In their order on a laptop. On a phone a column has no head, and is hidden without a place in `PHONE_ROW`. */
export const COLUMNS: readonly Column[] = [
  { name: 'client', width: 'minmax(0, 2.2fr)', phone: 'client', Cell: ClientCell },
  { name: 'when', width: 'minmax(0, 1.75fr)', phone: 'when', Cell: WhenCell, head: 'sorts' },
  { name: 'service', width: 'minmax(0, 1.5fr)', phone: 'service', Cell: ServiceCell },
  { name: 'state', width: 'minmax(0, 1.5fr)', phone: 'state', Cell: StateCell },
  { name: 'money', width: 'minmax(0, 1.05fr)', phone: null, Cell: MoneyCell },
  { name: 'actions', width: '15.5rem', phone: 'acts', Cell: ActsCell },
  { name: 'details', width: '4.75rem', phone: 'more', Cell: MoreCell, head: 'heard' },
];

export const COLUMN_WIDTHS = COLUMNS.map(({ width }) => width).join(' ');

function ActsCell({ booking, onToggle }: BookingRowProps) {
  return <RowActions booking={booking} onDetails={() => onToggle(booking.id)} />;
}

function MoreCell({ booking, open, detailsId, onToggle }: BookingRowProps) {
  const { t } = useTexts(adminBookingsTexts);
  return (
    <Style.OpenerAndMenu>
      <Button
        size="sm"
        variant="quiet"
        data-details
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        aria-label={`${open ? t.hideDetails : t.showDetails} ${booking.referenceNumber}`}
        onClick={() => onToggle(booking.id)}
      >
        {open ? <ChevronUp aria-hidden size={18} /> : <ChevronDown aria-hidden size={18} />}
      </Button>
      <Suspense>
        <RowMenu booking={booking} />
      </Suspense>
    </Style.OpenerAndMenu>
  );
}

function ClientCell({ booking, fresh }: { booking: Booking; fresh: boolean }) {
  const { t } = useTexts(adminBookingsTexts);
  const { clientName, clientEmail, referenceNumber } = booking;
  return (
    <>
      <Style.NameLine>
        <Style.OneLine $strong title={clientName}>
          <ClientLink booking={booking} />
        </Style.OneLine>
        {fresh && <Badge $tone="primary">{t.isNew}</Badge>}
        {booking.ageBand === 'adolescent' && <Badge $tone="accent">{t.adolescent}</Badge>}
      </Style.NameLine>
      {clientEmail !== '' && (
        <Style.Whole>
          <MailAddress>{clientEmail}</MailAddress>
        </Style.Whole>
      )}
      <Style.Wide>
        <Style.Whole translate="no">{referenceNumber}</Style.Whole>
      </Style.Wide>
    </>
  );
}

/** With the client's clock where it differs. */
function WhenCell({ booking }: { booking: Booking }) {
  const { t, lang } = useTexts(bookingRowsTexts);
  const { now } = useBoard();
  const { startsAt, service } = booking;
  return (
    <>
      <Style.Wide>
        <Style.OneLine $strong>{nearDay(startsAt, now, lang)}</Style.OneLine>
        <Style.OneLine $soft>
          <strong>{formatClock(startsAt, lang)}</strong>{' '}
          <span>{`· ${clientClock(booking, lang) ?? t.minutes(service.durationMinutes)}`}</span>
        </Style.OneLine>
      </Style.Wide>
      <Style.Narrow>
        <Style.OneLine $strong>{formatClock(startsAt, lang)}</Style.OneLine>
        <small>{nearDay(startsAt, now, lang)}</small>
      </Style.Narrow>
    </>
  );
}

/** With the practitioner where the practice has several, and the meeting (specification section 4). */
function ServiceCell({ booking }: { booking: Booking }) {
  const { lang } = useTexts(bookingRowsTexts);
  const areSeveral = useAreSeveral();
  const meeting = meetingWords(meetingView(booking), lang);
  const about = [areSeveral ? booking.practitioner.name : '', meeting].filter(Boolean).join(' · ');
  return (
    <>
      <Style.ServiceName title={serviceName(booking.service, lang)}>
        <span>{serviceName(booking.service, lang)}</span>
        <Style.Narrow>{` · ${formatMoney(booking.service.price)}`}</Style.Narrow>
      </Style.ServiceName>
      {about !== '' && <Style.Whole>{about}</Style.Whole>}
    </>
  );
}

function StateCell({ booking }: { booking: Booking }) {
  const { t } = useTexts(bookingRowsTexts);
  const { t: mails } = useTexts(adminMailsTexts);
  const { t: words } = useTexts(adminBookingsTexts);
  const { now, mailTroubles } = useBoard();
  const hold = holdOf(booking, now);
  const trouble = mailTroubles.has(booking.id)
    ? mails.sign
    : isRequest(booking.status) && lacksGuardianConsent(booking)
      ? t.guardian
      : lacksMeeting(booking, now)
        ? t.noMeeting
        : '';
  const rest =
    hold?.state === 'held'
      ? t.left(hold.minutesLeft)
      : hold?.state === 'lapsed'
        ? t.lapsed
        : (booking.rejectionReason ?? '');
  return (
    <Style.State>
      <StatusBadge status={booking.status} />
      {trouble !== '' ? (
        <Style.Trouble>{trouble}</Style.Trouble>
      ) : (
        <Style.OneLine
          $soft
          title={
            booking.rejectionReason === null
              ? hold?.state === 'lapsed'
                ? words.holdLapsed
                : rest
              : `${words.rejectionReason}: ${booking.rejectionReason}`
          }
        >
          {rest}
        </Style.OneLine>
      )}
      <Style.Narrow>
        <Style.OneLine $soft translate="no">
          {booking.referenceNumber}
        </Style.OneLine>
      </Style.Narrow>
    </Style.State>
  );
}

function MoneyCell({ booking }: { booking: Booking }) {
  const { t } = useTexts(adminMoneyTexts);
  const { payment, service, status } = booking;
  const isOwed = payment.state !== 'unpaid' || !isOver(status);
  return (
    <>
      <Style.OneLine $strong>{formatMoney(service.price)}</Style.OneLine>
      <Style.OneLine $soft>{isOwed ? t.paymentStates[payment.state] : ''}</Style.OneLine>
    </>
  );
}

/** Renders again only when its own booking changes. */
export const BookingRow = memo(function BookingRow(row: BookingRowProps) {
  const { booking, fresh, place } = row;
  const { underWay } = useBoard();
  return (
    <Style.Row
      role="row"
      tabIndex={-1}
      aria-rowindex={place}
      data-booking={booking.referenceNumber}
      $fresh={fresh}
      $faded={underWay.has(booking.id)}
      $long={booking.status === 'confirmed'}
    >
      {COLUMNS.map(({ name, phone, Cell: Content }) => (
        <Style.Cell key={name} role="cell" $phone={phone}>
          <Content {...row} />
        </Style.Cell>
      ))}
    </Style.Row>
  );
});
