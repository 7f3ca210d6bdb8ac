import type { BookingEvent } from '@tulia/domain/booking/booking';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BookingHistory } from './booking-history';

const found = vi.hoisted((): { events: unknown[] } => ({ events: [] }));
vi.mock('../../../platform/live/use-query', () => ({
  useQuery: () => ({ status: 'success', data: found.events }),
}));

const event = (change: Partial<BookingEvent & { id: string }>): BookingEvent & { id: string } => ({
  id: 'e1',
  at: 0,
  action: 'cancel',
  from: 'confirmed',
  to: 'cancelled',
  version: 4,
  actor: { kind: 'staff', uid: 'u', name: 'Njeri' },
  details: {},
  ...change,
});

test('the history says who asked staff to cancel, what was waived, and why; of a client’s own cancellation nothing', () => {
  const details = { by: 'client', waived: true, reason: 'She called at noon.', told: false };
  const client = { kind: 'client', uid: 'c', name: 'Amina' } as const;
  found.events = [
    event({ details }),
    event({ id: 'e2', actor: client, details: { by: 'client' } }),
    event({ id: 'e3', details: { refund: 0 } }),
  ];
  render(<BookingHistory bookingId="b1" />);
  expect(screen.getByText(/Cancelled by Amina/)).toBeTruthy();
  expect(screen.getAllByText(/asked for it|has to cancel/).map((each) => each.textContent)).toEqual(
    ['The client asked for it · Given back all the same · She called at noon.'],
  );
});

test('the history says from whom to whom a booking was handed over', () => {
  const details = { from: 'Njeri Mwangi', to: 'Baraka Odhiambo' };
  found.events = [event({ action: 'hand-over', details })];
  render(<BookingHistory bookingId="b1" />);
  const said = 'Handed over by Njeri, from Njeri Mwangi to Baraka Odhiambo';
  expect(screen.getByText(said)).toBeTruthy();
});
