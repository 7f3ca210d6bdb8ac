import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { serviceName } from '@tulia/domain/wording/labels';
import { useId } from 'react';
import { styled } from 'styled-components';
import { AskGuardian } from '../booking/success/ask-guardian';
import { calendarEntryOf } from '../booking/success/calendar-file';
import { CalendarLinks } from '../booking/success/calendar-links';
import { useBookingPersonTexts } from '../booking/texts/booking-person';
import { useSessionsTexts } from './texts';
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

const Reference = styled.dd`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

/** A booking as its client sees it (specification section 2, /my-sessions). */
export function SessionCard({
  booking,
  now,
  onCancel,
  onMove,
}: {
  booking: Booking;
  now: Instant;
  onCancel: () => void;
  onMove: () => void;
}) {
  const { t, lang } = useSessionsTexts();
  const moments = useMoments();
  const practice = usePractice();
  const areSeveral = useAreSeveral();
  const { t: people } = useBookingPersonTexts();
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
          <StatusBadge status={booking.status} />
        </Cluster>
        {view.join !== null && (
          <div>
            <OutsideLink href={view.join} primary>
              {t.join}
            </OutsideLink>
          </div>
        )}
        <Facts>
          <div>
            <dt>{booking.confirmedDate === null ? t.requestedFor : t.when}</dt>
            <dd>
              <span>{moments.day(booking.startsAt)}</span>
              <br />
              <span>{moments.clocks(booking.startsAt, booking.timezone)}</span>
            </dd>
          </div>
          {isForAnother && (
            <div>
              <dt>{t.client}</dt>
              <dd>{booking.clientName}</dd>
            </div>
          )}
          {areSeveral && (
            <div>
              <dt>{people.with}</dt>
              <dd>{booking.practitioner.name}</dd>
            </div>
          )}
          <div>
            <dt>{t.reference}</dt>
            <Reference translate="no">{booking.referenceNumber}</Reference>
          </div>
          <div>
            <dt>{t.sessionType}</dt>
            <dd>{`${t.virtual}, ${t.duration(booking.service.durationMinutes)}`}</dd>
          </div>
          {reason !== '' && (
            <div>
              <dt>{t.rejectionReason}</dt>
              <dd>{reason}</dd>
            </div>
          )}
        </Facts>
        <SessionNotes booking={booking} view={view} />
        <AskGuardian booking={booking} />
        <PayPanel booking={booking} practice={practice} onChooseTime={onMove} />
        <SessionActions booking={booking} view={view} onCancel={onCancel} onMove={onMove} />
        {booking.status === 'confirmed' && booking.endsAt > now && (
          <CalendarLinks entry={calendarEntryOf(booking, practice, lang)} />
        )}
        <SpecialRequests bookingId={booking.id} />
      </Stack>
    </Card>
  );
}
