import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { isOver } from '@tulia/domain/booking/status';
import type { Booking } from '@tulia/domain/records/booking';
import { serviceName } from '@tulia/domain/wording/labels';
import {
  differsFromPractice,
  formatClock,
  formatMoney,
  zonePlace,
} from '@tulia/domain/wording/moments';
import { holdOf } from '../../parts/hold';
import { nearDay } from '../../../shared/views/moments';
import { StatusBadge } from '../../../shared/views/status-badge';
import { adminBookingsCopy } from '../board/texts/bookings';
import { adminDeskCopy } from '../../parts/texts/desk';
import { adminMailsCopy } from '../../parts/texts/mails';
import { adminMeetingsCopy } from '../board/texts/meetings';
import { bookingRowsCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { useAreSeveral } from '../../../shared/practice/practitioners';
import { Badge } from '../../../ui/badge';
import { useBoard } from '../board/board-context';
import { ClientLink } from '../board/client-link';
import { meetingView, type MeetingView } from '../meeting/meeting-view';
import { problemText } from '../meeting/problem-text';
import { NameLine, Narrow, OneLine, ServiceName, State, Trouble, Wide } from './list-style';

/** Who, and by what the booking is found: reference and address. */
export function ClientCell({ booking, fresh }: { booking: Booking; fresh: boolean }) {
  const { t } = useCopy(adminBookingsCopy);
  const { clientName, clientEmail, clientPhone, referenceNumber } = booking;
  return (
    <>
      <NameLine>
        <OneLine $strong title={clientName}>
          <ClientLink booking={booking} />
        </OneLine>
        {fresh && <Badge $tone="primary">{t.isNew}</Badge>}
        {booking.ageBand === 'adolescent' && <Badge $tone="accent">{t.adolescent}</Badge>}
      </NameLine>
      <Wide>
        <OneLine
          $soft
          title={[referenceNumber, clientEmail, clientPhone].filter(Boolean).join(' · ')}
        >
          {[referenceNumber, clientEmail].filter(Boolean).join(' · ')}
        </OneLine>
      </Wide>
    </>
  );
}

/** Day and hour of the session, and the client's clock where it differs. */
export function WhenCell({ booking }: { booking: Booking }) {
  const { t, lang } = useCopy(bookingRowsCopy);
  const { now } = useBoard();
  const { startsAt, timezone, service } = booking;
  return (
    <>
      <Wide>
        <OneLine $strong>{nearDay(startsAt, now, lang)}</OneLine>
        <OneLine $soft>
          <strong>{formatClock(startsAt, lang)}</strong> ·{' '}
          {differsFromPractice(startsAt, timezone)
            ? `${formatClock(startsAt, lang, timezone)} ${zonePlace(timezone)}`
            : t.minutes(service.durationMinutes)}
        </OneLine>
      </Wide>
      <Narrow>
        <OneLine $strong>{formatClock(startsAt, lang)}</OneLine>
        <small>{nearDay(startsAt, now, lang)}</small>
      </Narrow>
    </>
  );
}

/** The service, with whom where there are several, and how the meeting stands (specification section 4). */
export function ServiceCell({ booking }: { booking: Booking }) {
  const { lang } = useCopy(bookingRowsCopy);
  const areSeveral = useAreSeveral();
  const words = useMeetingWords();
  const meeting = words(meetingView(booking));
  const about = [areSeveral ? booking.practitioner.name : '', meeting].filter(Boolean).join(' · ');
  return (
    <>
      <ServiceName title={serviceName(booking.service, lang)}>
        {serviceName(booking.service, lang)}
        <Narrow> · {formatMoney(booking.service.price)}</Narrow>
      </ServiceName>
      <Wide>
        <OneLine $soft title={about}>
          {about}
        </OneLine>
      </Wide>
    </>
  );
}

function useMeetingWords(): (view: MeetingView) => string {
  const { t, lang } = useCopy(adminMeetingsCopy);
  return (view) => {
    switch (view.kind) {
      case 'ready':
        return '';
      case 'wanted':
        return t.wanted;
      case 'problem':
        return t.problem(problemText(view.code, lang));
      case 'unwanted':
        return t.unwanted;
      case 'create':
      case 'undated':
        return t.notYet;
      case 'confirm-first':
        return t.confirmFirst;
      case 'completed':
        return t.sessionCompleted;
      case 'not-needed':
        return t.notNeeded;
    }
  };
}

/** The status, and beneath it what is wrong or how long the time is held. */
export function StateCell({ booking }: { booking: Booking }) {
  const { t } = useCopy(bookingRowsCopy);
  const { t: mails } = useCopy(adminMailsCopy);
  const { t: words } = useCopy(adminBookingsCopy);
  const { now, mailTroubles } = useBoard();
  const hold = holdOf(booking, now);
  const view = meetingView(booking).kind;
  const trouble = mailTroubles.has(booking.id)
    ? mails.sign
    : booking.status === 'pending' && lacksGuardianConsent(booking)
      ? t.guardian
      : view === 'problem' || view === 'create'
        ? t.noMeeting
        : '';
  const rest =
    hold?.state === 'held'
      ? t.left(hold.minutesLeft)
      : hold?.state === 'lapsed'
        ? t.lapsed
        : (booking.rejectionReason ?? '');
  return (
    <State>
      <StatusBadge status={booking.status} />
      {trouble !== '' ? (
        <Trouble>{trouble}</Trouble>
      ) : (
        <OneLine
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
        </OneLine>
      )}
      <Narrow>
        <OneLine $soft>{booking.referenceNumber}</OneLine>
      </Narrow>
    </State>
  );
}

/** The price, and how it stands with it in words. */
export function MoneyCell({ booking }: { booking: Booking }) {
  const { t } = useCopy(adminDeskCopy);
  const { payment, service, status } = booking;
  const isOwed = payment.state !== 'unpaid' || !isOver(status);
  return (
    <>
      <OneLine $strong>{formatMoney(service.price)}</OneLine>
      <OneLine $soft>{isOwed ? t.paymentStates[payment.state] : ''}</OneLine>
    </>
  );
}
