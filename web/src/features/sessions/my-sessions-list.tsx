import { styled } from 'styled-components';
import { space } from '../../ui/tokens';
import { BookingsState } from './bookings-state';
import { SessionCard } from './session-card';
import type { MyBookings } from '../../data/use-my-bookings';
import { useNow } from '../../hooks/use-now';
import { LOOK_AT_CLOCK_MS } from './session-view';
import { useSessionDialogs } from './use-session-dialogs';

const List = styled.ul`
  display: grid;
  gap: ${space.lg};
  list-style: none;
  grid-template-columns: minmax(0, 1fr);
`;

/** Every session of the person signed in, as cards, with the dialogs to cancel and to move them. */
export function MySessionsList({ bookings }: { bookings: MyBookings }) {
  const now = useNow(LOOK_AT_CLOCK_MS);
  const { cancel, move, dialogs } = useSessionDialogs(bookings.list);
  return (
    <BookingsState bookings={bookings}>
      <List>
        {bookings.list.map((booking) => (
          <li key={booking.id}>
            <SessionCard
              booking={booking}
              now={now}
              onCancel={() => cancel(booking)}
              onMove={() => move(booking)}
            />
          </li>
        ))}
      </List>
      {dialogs}
    </BookingsState>
  );
}
