import { payStateOf } from '@tulia/domain/booking/pay-view';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { serviceName } from '@tulia/domain/wording/labels';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { StatusBadge } from '../../shared/views/status-badge';
import { Stack } from '../../ui/layout';
import { space } from '../../ui/tokens';
import { useMoments } from './use-moments';

const Summary = styled.summary`
  padding-block: ${space.xs};
`;

const MONEY_OPEN = ['open', 'waiting', 'checking', 'refund-due'];

/** The latest past sessions stay cards. */
const LATEST = 5;

/**
 * A past session as a card; an older one as a row that opens the card. The row is open at first while money is due, and
 * when the session ended or changed after `since`, the opening of the page. Its content loads when it opens.
 * @param place among the past sessions, 0 for the latest
 */
export function PastSession({
  booking,
  place,
  since,
  children,
}: {
  booking: Booking;
  place: number;
  since: Instant;
  children: ReactNode;
}) {
  const { t, lang } = useTexts(sessionsTexts);
  const moments = useMoments();
  const [isOpen, setOpen] = useState(
    () =>
      Math.max(booking.endsAt, booking.updatedAt) > since ||
      MONEY_OPEN.includes(payStateOf(booking, since) ?? ''),
  );
  // A card stays a card when a newer session comes before it.
  const [wasCard] = useState(place < LATEST);
  if (wasCard || place < LATEST) return children;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>
        <span>{`${serviceName(booking.service, lang) || t.fallbackService}, ${moments.full(booking.startsAt, booking.timezone)}`}</span>{' '}
        <StatusBadge status={booking.status} by={booking.cancelledBy} />
      </Summary>
      {isOpen && <Stack>{children}</Stack>}
    </details>
  );
}
