import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import AdminProfilePage from './admin-profile';

vi.mock('../../platform/session/session', () => ({
  useSession: () => ({
    role: 'super_admin',
    user: { uid: 'wanjiku', email: 'wanjiku@tulia.example', displayName: 'Wanjiku' },
  }),
}));
vi.mock('../../platform/live/use-document', () => ({
  useDocument: () => ({ data: { fullName: 'Wanjiku Mwangi' } }),
}));

const shown = () =>
  [...document.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);

it('shows the admin’s name, email and role', async () => {
  render(<AdminProfilePage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(await screen.findByText('Wanjiku Mwangi')).toBeTruthy();
  expect(shown()).toEqual([
    ['Name', 'Wanjiku Mwangi'],
    ['Email', 'wanjiku@tulia.example'],
    ['Role', 'super admin'],
  ]);
});
