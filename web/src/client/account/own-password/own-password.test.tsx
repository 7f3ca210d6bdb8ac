import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../platform/language/use-copy';
import { currentToast, dismissToast } from '../../../ui/toast-store';
import OwnPassword from './own-password';
import { askToOpen } from './set-own-password';

vi.mock('../../../platform/session/session', () => ({
  useSession: () => ({
    user: { email: 'n@tulia.example', displayName: 'Njeri' },
    signOut: vi.fn(),
  }),
}));
vi.mock('../../../platform/session/prove-identity', () => ({
  hasPassword: () => Promise.resolve(true),
}));
vi.mock('./set-own-password', () => ({
  setOwnPassword: () => Promise.resolve(null),
  askToOpen: vi.fn(),
}));

afterEach(() => {
  vi.mocked(askToOpen).mockReset();
  const shown = currentToast();
  if (shown !== null) dismissToast(shown.id);
});

const inLanguage = (language: 'en' | 'sw') => (
  <LanguageProvider language={language}>
    <OwnPassword />
  </LanguageProvider>
);

/** A password was saved, and the answer that opens the pages was lost. */
async function saved() {
  vi.mocked(askToOpen).mockResolvedValue(false);
  const page = render(inLanguage('en'));
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type('The password you were given', 'given-by-somebody');
  await type('Your own password', 'A river that sings 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Save my password' }));
  await expect.poll(() => askToOpen).toHaveBeenCalledTimes(2);
  await screen.findByRole('button', { name: 'Save my password' });
  return page;
}

test('a password that is saved is said once the pages are open, though the answer was lost', async () => {
  const page = await saved();
  expect(currentToast()).toBeNull();
  page.unmount();
  expect(currentToast()?.title).toBe('Your password is saved. Welcome!');
});

test('choosing the other language meanwhile says nothing yet', async () => {
  const page = await saved();
  page.rerender(inLanguage('sw'));
  expect(screen.getByRole('button', { name: 'Hifadhi nenosiri langu' })).toBeTruthy();
  expect(currentToast()).toBeNull();
});
