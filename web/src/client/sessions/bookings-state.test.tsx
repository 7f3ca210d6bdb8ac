import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { MyBookings } from '../../shared/bookings/use-my-bookings';
import { BookingsState } from './bookings-state';

const bookings = (change: Partial<MyBookings>): MyBookings => ({
  status: 'ready',
  list: [],
  partly: false,
  stale: false,
  seenAt: null,
  earlier: { state: 'none', load: () => undefined },
  retry: () => undefined,
  ...change,
});
const show = (change: Partial<MyBookings>) =>
  render(
    <MemoryRouter>
      <BookingsState bookings={bookings(change)}>the sessions</BookingsState>
    </MemoryRouter>,
  );

it('a list that failed says so in both sentences of the specification, and is read again on request', () => {
  const retry = vi.fn();
  show({ status: 'error', retry });
  expect(screen.getByText('Error loading sessions')).toBeTruthy();
  expect(screen.getByText('Failed to load sessions.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('an empty list leads to a booking', () => {
  show({});
  expect(screen.getByRole('link').getAttribute('href')).toBe('/booking');
});
