import { act, render, screen } from '@testing-library/react';
import type { BookingStatusCard } from '@tulia/domain/booking/booking';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Live } from '../../platform/live/live';
import { useDocument } from '../../platform/live/use-document';
import { StatusResult } from './status-result';

vi.mock('../../platform/live/use-document', () => ({ useDocument: vi.fn() }));
vi.mock('../../platform/firebase/public-read', () => ({
  readPublicDocument: () => Promise.resolve(null),
}));

const reference = '7QF2-M0XC-9KTR-4B1V';
const card: BookingStatusCard = {
  referenceNumber: reference,
  status: 'pending',
  clientName: 'Amina W.',
};

function answer(live: Partial<Live<BookingStatusCard | null>>) {
  const heard = { status: 'ready', fromCache: false, overdue: false, ...live };
  vi.mocked(useDocument).mockReturnValue(heard as Live<object | null>);
}

const show = () => render(<StatusResult reference={reference} />, { wrapper: MemoryRouter });

afterEach(() => vi.restoreAllMocks());

it('shows reference, status and name, and follows a change of the status by itself', () => {
  answer({ data: card });
  const { rerender } = show();
  for (const text of [reference, 'Pending', 'Amina W.', /answer within 24 hours/])
    expect(screen.getByText(text)).toBeDefined();
  answer({ data: { ...card, status: 'rejected' } });
  rerender(<StatusResult reference={reference} />);
  expect(screen.getByText('Rejected')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Book a new session' })).toBeDefined();
});

it('the result waits until more than an empty cache has answered', () => {
  for (const live of [{ status: 'loading' as const }, { data: null, fromCache: true }]) {
    answer(live);
    const { unmount } = show();
    expect(screen.getByText('Checking...')).toBeDefined();
    expect(screen.queryByText('No booking found')).toBeNull();
    unmount();
  }
});

it('the result says that the visitor is offline, and keeps the last answer', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer({ status: 'loading' });
  const { unmount } = show();
  expect(screen.getByText('You are offline')).toBeDefined();
  unmount();
  answer({ data: card, fromCache: true });
  show();
  expect(screen.getByText('You are offline. This is the last status we have.')).toBeDefined();
});

it('the result offers to try again after an error', () => {
  const retry = vi.fn();
  answer({ status: 'error', error: 'unavailable', retry });
  show();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(retry).toHaveBeenCalledOnce();
});
