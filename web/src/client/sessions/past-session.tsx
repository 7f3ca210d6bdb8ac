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

/** What the client may still have to see to. */
const MONEY_OPEN = ['open', 'waiting', 'checking', 'refund-due'];

/** So many of the latest earlier sessions stand as cards, and are never folded. */
const LATEST = 5;

/**
 * An earlier session: its card, or for one that is longer ago a row that unfolds to the card. The row stands open
 * where the money is still open, and where the session ended or changed while the client was looking. What it holds
 * is drawn, and what the client wrote is read, once it is unfolded.
 * @param place among the earlier ones, 0 for the latest
 * @param since when the client began to look
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
  // A card does not fold under the client's eyes when a newer session comes before it.
  const [wasCard] = useState(place < LATEST);
  if (wasCard || place < LATEST) return children;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>
        <span>{`${serviceName(booking.service, lang) || t.fallbackService}, ${moments.full(booking.startsAt, booking.timezone)}`}</span>{' '}
        <StatusBadge status={booking.status} />
      </Summary>
      {isOpen && <Stack>{children}</Stack>}
    </details>
  );
}
