import type { Booking } from '@tulia/domain/booking/booking';
import { mayTell } from '@tulia/domain/booking/line-word';
import type { Instant } from '@tulia/domain/time/instant';
import { serviceName } from '@tulia/domain/wording/labels';
import { Suspense, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AskGuardian } from '../booking/success/ask-guardian';
import { calendarEntryOf } from '../booking/success/calendar-file';
import { CalendarLinks } from '../booking/success/calendar-links';
import { bookingPersonTexts } from '../booking/texts/booking-person';
import { useTexts } from '../../platform/language/use-texts';
import { lazyPart } from '../../platform/offline/lazy-part';
import { sessionsTexts } from './texts';
import { useSession } from '../../platform/session/session';
import { usePractice } from '../../shared/practice/practice';
import { useAreSeveral } from '../../shared/practice/practitioners';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Cluster, Stack } from '../../ui/layout';
import { color, space, text } from '../../ui/tokens';
import { PayPanel } from '../../shared/pay/pay-panel';
import { SessionActions } from './session-actions';
import { SessionNotes } from './session-notes';
import { sessionView } from './session-view';
import { SpecialRequests } from './special-requests';
import { OutsideLink } from '../../shared/views/outside-link';
import { StatusBadge } from '../../shared/views/status-badge';
import { useMoments } from './use-moments';

/** Only around the hour of the session. */
const OwnSession = lazyPart(() =>
  import('./on-the-day/own-session').then((part) => part.OwnSession),
);

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space.sm} ${space.lg};
  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Reference = styled.span`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A booking as the client sees it (specification section 2, /my-sessions). */
export function SessionCard({
  booking,
  bookings,
  now,
  onCancel,
  onMove,
}: {
  booking: Booking;
  /** all of this client */
  bookings: readonly Booking[];
  now: Instant;
  onCancel: () => void;
  onMove: () => void;
}) {
  const { t, lang } = useTexts(sessionsTexts);
  const moments = useMoments();
  const practice = usePractice();
  const areSeveral = useAreSeveral();
  const { t: people } = useTexts(bookingPersonTexts);
  const account = useSession().user?.displayName ?? '';
  const isForAnother = account !== '' && booking.clientName !== account;
  const titleId = useId();
  const view = sessionView(booking, now, practice);
  const reason = booking.rejectionReason ?? booking.cancelReason ?? '';
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack>
        <Cluster $justify="space-between">
          <H3 id={titleId}>{serviceName(booking.service, lang) || t.fallbackService}</H3>
          <StatusBadge status={booking.status} by={booking.cancelledBy} />
        </Cluster>
        {view.join !== null && (
          <div>
            <OutsideLink href={view.join} primary>
              {t.join}
            </OutsideLink>
          </div>
        )}
        {mayTell(booking, now) && (
          <Suspense>
            <OwnSession booking={booking} />
          </Suspense>
        )}
        <Facts>
          <Fact name={booking.confirmedDate === null ? t.requestedFor : t.when}>
            <span>{moments.day(booking.startsAt)}</span>
            <br />
            <span>{moments.clocks(booking.startsAt, booking.timezone)}</span>
          </Fact>
          {isForAnother && <Fact name={t.client}>{booking.clientName}</Fact>}
          {areSeveral && <Fact name={people.with}>{booking.practitioner.name}</Fact>}
          <Fact name={t.reference}>
            <Reference translate="no">{booking.referenceNumber}</Reference>
          </Fact>
          <Fact name={t.sessionType}>
            {`${t.virtual}, ${t.duration(booking.service.durationMinutes)}`}
          </Fact>
          {reason !== '' && <Fact name={t.rejectionReason}>{reason}</Fact>}
        </Facts>
        <SessionNotes booking={booking} view={view} />
        <AskGuardian booking={booking} />
        <PayPanel booking={booking} bookings={bookings} practice={practice} onChooseTime={onMove} />
        <SessionActions booking={booking} view={view} onCancel={onCancel} onMove={onMove} />
        {booking.status === 'confirmed' && booking.endsAt > now && (
          <CalendarLinks entry={calendarEntryOf(booking, practice, lang)} />
        )}
        <SpecialRequests bookingId={booking.id} />
      </Stack>
    </Card>
  );
}
