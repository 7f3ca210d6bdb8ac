import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast } from '../../../ui/toast-store';
import OwnPassword from './own-password';
import { askToOpen } from './set-own-password';

vi.mock('../../../session/session', () => ({
  useSession: () => ({
    user: { email: 'n@tulia.example', displayName: 'Njeri' },
    signOut: vi.fn(),
  }),
}));
vi.mock('../../../session/prove-identity', () => ({ hasPassword: () => Promise.resolve(true) }));
vi.mock('./set-own-password', () => ({
  setOwnPassword: () => Promise.resolve(null),
  askToOpen: vi.fn(),
}));

afterEach(() => {
  const shown = currentToast();
  if (shown !== null) dismissToast(shown.id);
});

test('a password that is saved is said once the pages are open, though the answer was lost', async () => {
  vi.mocked(askToOpen).mockResolvedValue(false);
  const page = render(<OwnPassword />);
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type('The password you were given', 'given-by-somebody');
  await type('Your own password', 'A river that sings 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Save my password' }));
  await vi.waitFor(() => expect(askToOpen).toHaveBeenCalledTimes(2));
  await screen.findByRole('button', { name: 'Save my password' });
  expect(currentToast()).toBeNull();
  page.unmount();
  expect(currentToast()?.title).toBe('Your password is saved. Welcome!');
});
