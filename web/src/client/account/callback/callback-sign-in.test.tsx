import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { continueGoogleRedirect } from '../google-sign-in';
import { CallbackSignIn } from './callback-sign-in';

vi.mock('../google-sign-in', () => ({ continueGoogleRedirect: vi.fn() }));
vi.mock('../../../platform/session/session', () => ({
  useSession: () => ({ status: 'signed-out' }),
}));

it.each([
  [
    { code: 'auth/account-exists-with-different-credential' },
    'This address already has an account with a password. Log in with it instead.',
  ],
  [{ code: 'auth/network-request-failed' }, /We could not reach the server/],
  [{ code: 'auth/internal-error' }, 'An error occurred during authentication.'],
])('a sign-in that failed by %o says why', async (error, words) => {
  vi.mocked(continueGoogleRedirect).mockRejectedValueOnce(error);
  render(
    <MemoryRouter>
      <CallbackSignIn target="/booking" />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Sign In Failed')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});
