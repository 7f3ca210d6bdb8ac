import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import AdminPage from './admin';

vi.mock('../../platform/session/session', () => ({ useSession: () => ({ role: 'admin' }) }));
vi.mock('../schedule/availability/time-management', () => ({
  TimeManagement: () => <h2>Time Management</h2>,
}));
vi.mock('../reports/dashboard/use-statistics', () => ({
  useStatistics: () => ({
    created: { today: '1', week: '7', month: '30' },
    stats: { total: '90', active: '12', completed: '60', cancellationRate: '12.5%' },
    reads: [],
  }),
}));

const figures = (): Record<string, string | undefined> =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > *')].map((each): [string, string | undefined] => [
      each.querySelector('dt')?.textContent ?? '',
      each.querySelector('dd')?.textContent,
    ]),
  );

it('has the cards, Quick Stats, the link to the bookings and Time Management, in this order and nothing else', () => {
  render(
    <MemoryRouter>
      <AdminPage />
    </MemoryRouter>,
  );
  expect(figures()).toEqual({
    'Today (since midnight in Nairobi)': '1',
    'This week (last 7 days)': '7',
    'This month (last 30 days)': '30',
    'Total ': '90',
    'Active (confirmed and pending)': '12',
    'Completed ': '60',
    'Cancellation rate ': '12.5%',
  });
  const parts = [...document.querySelectorAll('h1, h2, a')].map(({ textContent }) => textContent);
  expect(parts).toEqual([
    'Admin Dashboard',
    'Bookings created',
    'Quick Stats',
    'View Bookings',
    'Time Management',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/bookings');
});
