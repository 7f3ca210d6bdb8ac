import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../platform/language/use-texts';
import { currentToast, dismissToast } from '../../../ui/toast-store';
import OwnPassword from './own-password';
import { askToOpen, setOwnPassword } from './set-own-password';

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
  setOwnPassword: vi.fn(() => Promise.resolve(null)),
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

const GIVEN = 'given-by-somebody';
/** Opens the form and sends it. */
async function send(own: string) {
  vi.mocked(askToOpen).mockResolvedValue(false);
  const page = render(inLanguage('en'));
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type('The password you were given', GIVEN);
  await type('Your own password', own);
  fireEvent.click(screen.getByRole('button', { name: 'Save my password' }));
  return page;
}

test('a toast says that the password is saved once the pages open, even if the answer was lost', async () => {
  const page = await send('A river that sings 2026');
  await expect.poll(() => askToOpen).toHaveBeenCalledTimes(2);
  await screen.findByRole('button', { name: 'Save my password' });
  // A change of the language does not show the message, either.
  page.rerender(inLanguage('sw'));
  expect(screen.getByRole('button', { name: 'Hifadhi nenosiri langu' })).toBeTruthy();
  expect(currentToast()).toBeNull();
  page.unmount();
  expect(currentToast()?.title).toBe('Nenosiri lako limehifadhiwa. Karibu!');
});

test('the password that the admin chose is refused as the new one', async () => {
  vi.mocked(setOwnPassword).mockClear();
  await send(GIVEN);
  expect(await screen.findByText(/^Please choose another one than the one/)).toBeTruthy();
  expect(setOwnPassword).not.toHaveBeenCalled();
});

test('a wrong password is shown at its field, which has the focus', async () => {
  vi.mocked(setOwnPassword).mockResolvedValueOnce('credentials');
  await send('A river that sings 2026');
  expect(await screen.findByText('This is not the password you logged in with.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('The password you were given'));
});
