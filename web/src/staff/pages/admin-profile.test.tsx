import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import AdminProfilePage from './admin-profile';

vi.mock('../../platform/session/session', () => ({
  useSession: () => ({
    role: 'super_admin',
    user: { uid: 'wanjiku', email: 'wanjiku@tulia.example', displayName: 'Wanjiku' },
  }),
}));
const profile = vi.hoisted((): { data: { fullName: string } | undefined } => ({ data: undefined }));
vi.mock('../../platform/live/use-document', () => ({ useDocument: () => profile }));

const shown = () =>
  [...document.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);

it('shows the admin’s name, email and role', () => {
  profile.data = { fullName: 'Wanjiku Mwangi' };
  const { unmount } = render(<AdminProfilePage />);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(shown()).toEqual([
    ['Name', 'Wanjiku Mwangi'],
    ['Email', 'wanjiku@tulia.example'],
    ['Role', 'super_admin'],
  ]);
  unmount();
  profile.data = undefined;
  render(<AdminProfilePage />);
  expect(shown()[0]).toEqual(['Name', 'Wanjiku']);
});
