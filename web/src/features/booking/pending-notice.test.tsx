import type { Booking } from '@tulia/domain/records/booking';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useMyBookings } from '../../data/use-my-bookings';
import { PendingNotice } from './pending-notice';

vi.mock('../../data/use-my-bookings', () => ({ useMyBookings: vi.fn() }));

function show(...statuses: Booking['status'][]) {
  const list = statuses.map((status) => ({ status }));
  vi.mocked(useMyBookings).mockReturnValue({ list } as ReturnType<typeof useMyBookings>);
  return render(
    <MemoryRouter>
      <PendingNotice limit={2} />
    </MemoryRouter>,
  );
}

test('says nothing while no request waits', () => {
  const { container } = show('confirmed', 'cancelled');
  expect(container.textContent).toBe('');
});

test('says how many may wait, and leads to those that do', () => {
  show('pending', 'confirmed');
  expect(screen.getByText(/^1 request of yours waits.*up to 2/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my requests' }).getAttribute('href')).toBe(
    '/my-sessions',
  );
});

test('says at the start that no more can be sent', () => {
  show('pending', 'pending', 'completed');
  expect(screen.getByText(/^You already have 2 requests waiting/)).toBeTruthy();
});
