import { styled } from 'styled-components';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { TitledCard } from '../../shared/views/titled-card';
import { Stack } from '../../ui/layout';
import { color, space } from '../../ui/tokens';
import { BookingsState } from './bookings-state';
import { SessionRow } from './session-row';
import type { MyBookings } from '../../shared/bookings/use-my-bookings';
import { useSessionClock } from './use-moments';
import { useSessionDialogs } from './use-session-dialogs';

const Rows = styled.ul`
  list-style: none;
  > li + li {
    margin-top: ${space.md};
    padding-top: ${space.md};
    border-top: 1px solid ${color.line};
  }
`;

/** The Sessions tab of the profile: all bookings in short, and the completed ones (specification section 2). */
export function SessionsPanel({ bookings }: { bookings: MyBookings }) {
  const { t } = useTexts(sessionsTexts);
  const now = useSessionClock();
  const { move, dialogs } = useSessionDialogs(bookings.list);
  const completed = bookings.list.filter(({ status }) => status === 'completed');
  return (
    <BookingsState bookings={bookings}>
      <Stack $gap="lg">
        <TitledCard title={t.history.upcoming}>
          <Rows>
            {bookings.list.map((booking) => (
              <SessionRow
                key={booking.id}
                booking={booking}
                now={now}
                onMove={() => move(booking)}
              />
            ))}
          </Rows>
        </TitledCard>
        <TitledCard title={t.history.title}>
          {completed.length === 0 ? (
            <p>{t.history.empty}</p>
          ) : (
            <Rows>
              {completed.map((booking) => (
                <SessionRow key={booking.id} booking={booking} now={now} />
              ))}
            </Rows>
          )}
        </TitledCard>
      </Stack>
      {dialogs}
    </BookingsState>
  );
}
