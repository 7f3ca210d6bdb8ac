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
import { VisuallyHidden } from '../../../ui/visually-hidden';
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
  /** a laptop's columns; else the lines of a phone */
  isWide: boolean;
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
  { name: 'client', width: 'minmax(0, 2.6fr)', phone: 'client', Cell: ClientCell },
  { name: 'when', width: 'minmax(0, 1.95fr)', phone: 'when', Cell: WhenCell, head: 'sorts' },
  { name: 'service', width: 'minmax(0, 1.6fr)', phone: 'service', Cell: ServiceCell },
  { name: 'state', width: 'minmax(0, 2.05fr)', phone: 'state', Cell: StateCell },
  { name: 'money', width: 'minmax(0, 1.15fr)', phone: null, Cell: MoneyCell },
  { name: 'actions', width: '12.75rem', phone: 'acts', Cell: ActsCell },
  { name: 'details', width: '4.75rem', phone: 'more', Cell: MoreCell, head: 'heard' },
];

export const COLUMN_WIDTHS = COLUMNS.map(({ width }) => width).join(' ');

function ActsCell({ booking, onToggle }: BookingRowProps) {
  return <RowActions booking={booking} onDetails={() => onToggle(booking.id)} />;
}

function MoreCell(row: BookingRowProps) {
  return (
    <Style.OpenerAndMenu>
      {row.isWide && <Opener {...row} />}
      <Suspense>
        <RowMenu booking={row.booking} />
      </Suspense>
    </Style.OpenerAndMenu>
  );
}

/** Opens the details; on a phone the time does. */
function Opener({ booking, open, detailsId, onToggle, isWide }: BookingRowProps) {
  const { t, lang } = useTexts(adminBookingsTexts);
  const { now } = useBoard();
  const { startsAt, referenceNumber } = booking;
  const Chevron = open ? ChevronUp : ChevronDown;
  const does = `${open ? t.hideDetails : t.showDetails} ${referenceNumber}`;
  return (
    <Button
      size="sm"
      variant="quiet"
      data-details
      aria-expanded={open}
      aria-controls={open ? detailsId : undefined}
      aria-label={isWide ? does : undefined}
      onClick={() => onToggle(booking.id)}
    >
      {!isWide && (
        <Style.When>
          <VisuallyHidden>{`${does} `}</VisuallyHidden>
          <strong>{formatClock(startsAt, lang)}</strong> <span>{nearDay(startsAt, now, lang)}</span>
        </Style.When>
      )}
      <Chevron aria-hidden size={isWide ? 18 : 14} />
    </Button>
  );
}

function ClientCell({ booking, fresh, isWide }: BookingRowProps) {
  const { t } = useTexts(adminBookingsTexts);
  const { clientName, clientEmail, referenceNumber } = booking;
  const email = clientEmail !== '' && (
    <Style.Whole>
      <MailAddress>{clientEmail}</MailAddress>
    </Style.Whole>
  );
  return (
    <>
      <Style.NameLine>
        <Style.OneLine $strong title={clientName}>
          <ClientLink booking={booking} />
        </Style.OneLine>
        {fresh && <Badge $tone="primary">{t.isNew}</Badge>}
        {booking.ageBand === 'adolescent' && <Badge $tone="accent">{t.adolescent}</Badge>}
      </Style.NameLine>
      {isWide ? (
        <>
          {email}
          <Style.Whole translate="no">{referenceNumber}</Style.Whole>
        </>
      ) : (
        <Style.Contact>
          {email}
          <Meeting booking={booking} />
        </Style.Contact>
      )}
    </>
  );
}

/** With the client's clock where it differs. */
function WhenCell(row: BookingRowProps) {
  const { t, lang } = useTexts(bookingRowsTexts);
  const { now } = useBoard();
  const { startsAt, service } = row.booking;
  if (!row.isWide) return <Opener {...row} />;
  return (
    <>
      <Style.OneLine $strong>{nearDay(startsAt, now, lang)}</Style.OneLine>
      <Style.OneLine $soft>
        <strong>{formatClock(startsAt, lang)}</strong>{' '}
        <span>{`· ${clientClock(row.booking, lang) ?? t.minutes(service.durationMinutes)}`}</span>
      </Style.OneLine>
    </>
  );
}

/** The words of the meeting control (specification section 4). */
function Meeting({ booking }: { booking: Booking }) {
  const { lang } = useTexts(bookingRowsTexts);
  const { now } = useBoard();
  const words = meetingWords(meetingView(booking), lang);
  const Look = lacksMeeting(booking, now) ? Style.Trouble : Style.Whole;
  return words !== '' && <Look>{words}</Look>;
}

/** With the practitioner where the practice has several; on a phone with the payment. */
function ServiceCell({ booking, isWide }: BookingRowProps) {
  const { lang } = useTexts(bookingRowsTexts);
  const areSeveral = useAreSeveral();
  const name = serviceName(booking.service, lang);
  const person = areSeveral ? booking.practitioner.name : '';
  if (!isWide)
    return (
      <Style.Facts>
        <Paid booking={booking} />
        <Style.OneLine $soft title={[name, person].filter(Boolean).join(' · ')}>
          {[person.split(' ')[0] ?? '', name].filter(Boolean).join(' · ')}
        </Style.OneLine>
      </Style.Facts>
    );
  return (
    <>
      <Style.ServiceName title={name}>{name}</Style.ServiceName>
      {person !== '' && <Style.Whole>{person}</Style.Whole>}
    </>
  );
}

function StateCell({ booking, isWide }: BookingRowProps) {
  const { t } = useTexts(bookingRowsTexts);
  const { t: mails } = useTexts(adminMailsTexts);
  const { t: words } = useTexts(adminBookingsTexts);
  const { now, mailTroubles } = useBoard();
  const hold = holdOf(booking, now);
  const trouble = mailTroubles.has(booking.id)
    ? mails.sign
    : isRequest(booking.status) && lacksGuardianConsent(booking)
      ? t.guardian
      : '';
  const rest =
    hold?.state === 'held'
      ? t.left(hold.minutesLeft)
      : hold?.state === 'lapsed'
        ? t.lapsed
        : (booking.rejectionReason ?? '');
  return (
    <Style.State>
      <StatusBadge status={booking.status} by={booking.cancelledBy} />
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
      {isWide && <Meeting booking={booking} />}
    </Style.State>
  );
}

function usePaid({ payment, service, status }: Booking): [price: string, state: string] {
  const { t } = useTexts(adminMoneyTexts);
  const isOwed = payment.state !== 'unpaid' || !isOver(status);
  return [formatMoney(service.price), isOwed ? t.paymentStates[payment.state] : ''];
}

function MoneyCell({ booking }: { booking: Booking }) {
  const [price, state] = usePaid(booking);
  return (
    <>
      <Style.OneLine $strong>{price}</Style.OneLine>
      <Style.OneLine $soft>{state}</Style.OneLine>
    </>
  );
}

function Paid({ booking }: { booking: Booking }) {
  const [price, state] = usePaid(booking);
  return (
    <Style.Paid $state={state === '' ? 'free' : booking.payment.state}>
      {[state, booking.service.price > 0 ? price : ''].filter(Boolean).join(' ')}
    </Style.Paid>
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
    >
      {COLUMNS.map(({ name, phone, Cell: Content }) => (
        <Style.Cell key={name} role="cell" $phone={phone}>
          <Content {...row} />
        </Style.Cell>
      ))}
    </Style.Row>
  );
});
