import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { serviceName } from '@tulia/domain/wording/labels';
import { styled } from 'styled-components';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { color } from '../../ui/tokens';
import { OutsideLink } from '../../shared/views/outside-link';
import { sessionView } from './session-view';
import { StatusBadge } from '../../shared/views/status-badge';
import { useMoments } from './use-moments';

const Name = styled.h3`
  font-size: inherit;
`;
const When = styled.p`
  color: ${color.inkSoft};
`;

/** A booking in short: service, time, status, and the links to join, note and move it. */
export function SessionRow({
  booking,
  now,
  onMove,
}: {
  booking: Booking;
  now: Instant;
  /** undefined in the history, where nothing can be moved */
  onMove?: () => void;
}) {
  const { t, lang } = useTexts(sessionsTexts);
  const moments = useMoments();
  const view = sessionView(booking, now, usePractice());
  const movable = view.mayMove && onMove !== undefined;
  return (
    <li>
      <Stack $gap="xs">
        <Cluster $justify="space-between">
          <Name>{serviceName(booking.service, lang) || t.fallbackService}</Name>
          <StatusBadge status={booking.status} by={booking.cancelledBy} />
        </Cluster>
        <When>{moments.full(booking.startsAt, booking.timezone)}</When>
        <Cluster $gap="xs">
          {view.meeting === 'ready' && <Badge $tone="primary">{t.meetingReady}</Badge>}
          {view.join !== null && (
            <OutsideLink href={view.join} primary size="sm">
              {t.join}
            </OutsideLink>
          )}
          {view.calendar !== null && booking.status === 'confirmed' && (
            <OutsideLink href={view.calendar} size="sm">
              {t.calendar}
            </OutsideLink>
          )}
          {movable && (
            <Button size="sm" variant="secondary" onClick={onMove}>
              {t.move}
            </Button>
          )}
        </Cluster>
      </Stack>
    </li>
  );
}
