import { isCodeAwaited, payViewOf } from '@tulia/domain/booking/pay-view';
import type { Booking } from '@tulia/domain/booking/booking';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOwnWays } from '../../shared/pay/lazy-ways';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { H2 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { space } from '../../ui/tokens';
import { BookingsState } from './bookings-state';
import { PastSession } from './past-session';
import { SessionCard } from './session-card';
import type { MyBookings } from '../../shared/bookings/use-my-bookings';
import { useSessionClock } from './use-moments';
import { sessionsInOrder } from './sessions-in-order';
import { useSessionDialogs } from './use-session-dialogs';

const List = styled.ul`
  display: grid;
  gap: ${space.lg};
  list-style: none;
  grid-template-columns: minmax(0, 1fr);
`;

/**
 * All sessions of the client as cards, with the dialogs to cancel and move them. The next one comes first, because the
 * client joins it from here.
 */
export function MySessionsList({ bookings }: { bookings: MyBookings }) {
  const { t } = useTexts(sessionsTexts);
  const now = useSessionClock();
  const [openedAt] = useState(now);
  const { cancel, move, dialogs } = useSessionDialogs(bookings.list);
  const { ahead, past } = sessionsInOrder(bookings.list, now);
  const isOpen = (booking: Booking) => {
    const view = payViewOf(booking, now);
    return view !== null && (view.state === 'open' || isCodeAwaited(view));
  };
  const isWhole = useOwnWays(bookings.status === 'ready' ? bookings.list.some(isOpen) : undefined);
  const parts = [
    { heading: t.ahead, list: ahead },
    { heading: t.past, list: past },
  ].filter(({ list }) => list.length > 0);
  return (
    <BookingsState
      bookings={
        bookings.status === 'ready' && !isWhole ? { ...bookings, status: 'loading' } : bookings
      }
    >
      <Stack $gap="xl">
        {parts.map(({ heading, list }) => (
          <Stack as="section" key={heading} aria-label={heading}>
            <H2>{heading}</H2>
            <List>
              {list.map((booking, place) => {
                const card = (
                  <SessionCard
                    booking={booking}
                    bookings={bookings.list}
                    now={now}
                    onCancel={() => cancel(booking)}
                    onMove={() => move(booking)}
                  />
                );
                return (
                  <li key={booking.id}>
                    {list === past ? (
                      <PastSession booking={booking} place={place} since={openedAt}>
                        {card}
                      </PastSession>
                    ) : (
                      card
                    )}
                  </li>
                );
              })}
            </List>
          </Stack>
        ))}
      </Stack>
      {dialogs}
    </BookingsState>
  );
}
