import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { currentToast } from '../../ui/toast-store';
import { AdminsOnly } from './staff-area';

const given = vi.hoisted(() => ({ role: 'admin' }));
vi.mock('../../platform/session/session', () => ({ useSession: () => given }));

async function visit(role: string) {
  given.role = role;
  const page = (
    <AdminsOnly>
      <p>of admins</p>
    </AdminsOnly>
  );
  const router = createMemoryRouter(
    [
      { path: '/admin/bookings', element: page },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: ['/admin/bookings'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => vi.dynamicImportSettled());
  return router.state.location.pathname;
}

it('opens to admins', async () => {
  expect(await visit('admin')).toBe('/admin/bookings');
  expect(screen.getByText('of admins')).toBeTruthy();
  expect(currentToast()).toBeNull();
});

it.each(['therapist', 'receptionist'])('leads a %s to the own day, with a word', async (role) => {
  expect(await visit(role)).toBe('/staff');
  expect(currentToast()?.title).toBe('That page is for admins. This is your day.');
});
