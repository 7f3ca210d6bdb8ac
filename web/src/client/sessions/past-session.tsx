import { payStateOf } from '@tulia/domain/booking/pay-view';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { serviceName } from '@tulia/domain/wording/labels';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { sessionsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { StatusBadge } from '../../shared/views/status-badge';
import { Stack } from '../../ui/layout';
import { space } from '../../ui/tokens';
import { useMoments } from './use-moments';

const Summary = styled.summary`
  padding-block: ${space.xs};
`;

/** What the client may still have to see to. */
const UNSETTLED = ['open', 'waiting', 'checking', 'refund-due'];

/**
 * An earlier session in one row, which unfolds to its card. It stands open where its money is not settled, and where
 * it ended or changed while the client was looking: what was just cancelled does not vanish.
 * @param since when the client began to look
 */
export function PastSession({
  booking,
  since,
  children,
}: {
  booking: Booking;
  since: Instant;
  children: ReactNode;
}) {
  const { t, lang } = useCopy(sessionsCopy);
  const moments = useMoments();
  const [isOpen] = useState(
    () =>
      Math.max(booking.endsAt, booking.updatedAt) > since ||
      UNSETTLED.includes(payStateOf(booking, since) ?? ''),
  );
  return (
    <details open={isOpen}>
      <Summary>
        <span>{`${serviceName(booking.service, lang) || t.fallbackService}, ${moments.full(booking.startsAt, booking.timezone)}`}</span>{' '}
        <StatusBadge status={booking.status} />
      </Summary>
      <Stack>{children}</Stack>
    </details>
  );
}
