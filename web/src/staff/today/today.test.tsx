import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Today } from './today';

const world = vi.hoisted((): { practitionerId: string | null } => ({ practitionerId: null }));
const ready = vi.hoisted(() => (data: unknown) => ({
  status: 'ready',
  data,
  fromCache: false,
  overdue: false,
  retry: () => undefined,
}));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ role: 'therapist', user: { uid: 'therapist' } }),
}));
vi.mock('../../platform/live/use-document', () => ({ useDocument: () => ready(world) }));
vi.mock('../../platform/live/use-query', () => ({ useQuery: () => ready([]) }));
vi.mock('../bookings/panel/booking-desk', async () => {
  const { BoardHarness } = await import('../bookings/board/board-harness');
  return { BookingDesk: BoardHarness };
});
vi.mock('../bookings/panel/opened-booking', () => ({ OpenedBooking: () => null }));

const NOBODY = 'No practitioner belongs to your account yet.';
const EMPTY = 'No session is running or still to come today.';
const show = () =>
  render(
    <MemoryRouter>
      <Today role="therapist" places={{ requests: '/a', schedule: '/b', messages: '/c' }} />
    </MemoryRouter>,
  );

test('a therapist to whom no practitioner belongs is told so, and not that the day is empty', () => {
  world.practitionerId = null;
  const { unmount } = show();
  expect(screen.getByText(NOBODY, { exact: false })).toBeTruthy();
  expect(screen.queryByText(EMPTY)).toBeNull();
  unmount();
  world.practitionerId = 'njeri';
  show();
  expect(screen.queryByText(NOBODY, { exact: false })).toBeNull();
  expect(screen.getByText(EMPTY)).toBeTruthy();
});
