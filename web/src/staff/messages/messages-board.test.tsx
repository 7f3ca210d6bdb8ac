import { fireEvent, render, screen } from '@testing-library/react';
import type { Message } from '@tulia/domain/records/message';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useQuery } from '../../platform/live/use-query';
import { MessagesBoard } from './messages-board';

vi.mock('../../platform/live/use-query', () => ({ useQuery: vi.fn() }));

const from = (name: string, answered: boolean): Message & { id: string } => ({
  id: name,
  name,
  email: 'zawadi@example.com',
  subject: 'services',
  message: 'Do you see couples?',
  language: 'en',
  answered,
  answer: answered ? { text: 'Yes, on Fridays.', by: 'Neema', at: Date.UTC(2026, 10, 24) } : null,
  createdAt: Date.UTC(2026, 10, 23),
  expiresAt: Date.UTC(2027, 10, 23),
});
const all = [from('Zawadi', false), from('Baraka', true)];

test('the board shows open messages at first, and answered ones once staff choose them, on the same tab', () => {
  vi.mocked(useQuery).mockImplementation((_, __, query) => {
    const where = vi.fn((_field: string, _is: string, answered: boolean) => answered);
    const sdk = { query: vi.fn(), collection: vi.fn(), where, orderBy: vi.fn(), limit: vi.fn() };
    query({ db: {}, sdk } as never);
    const data = all.filter(({ answered }) => answered === where.mock.results[0]?.value);
    return { status: 'ready', data, overdue: false, fromCache: false } as never;
  });
  window.history.replaceState(null, '', '/staff?tab=messages');
  render(
    <BrowserRouter>
      <MessagesBoard />
    </BrowserRouter>,
  );
  expect(screen.getByRole('button', { name: 'Mark as answered: Zawadi' })).toBeTruthy();
  expect(screen.queryByText('Baraka')).toBeNull();
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'answered' } });
  expect(screen.getByText('Baraka')).toBeTruthy();
  expect(screen.getByText('Yes, on Fridays.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Answer: Baraka' })).toBeNull();
  expect(screen.queryByText('Zawadi')).toBeNull();
  expect(window.location.search).toBe('?tab=messages&show=answered');
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'open' } });
  expect(window.location.search).toBe('?tab=messages');
  fireEvent.click(screen.getByRole('button', { name: 'Answer: Zawadi' }));
  expect(screen.getByLabelText(/^Your answer, which is mailed to zawadi@example.com/)).toBeTruthy();
});
