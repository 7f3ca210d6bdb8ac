import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { continueGoogleRedirect } from '../google-sign-in';
import { CallbackSignIn } from './callback-sign-in';

vi.mock('../google-sign-in', () => ({ continueGoogleRedirect: vi.fn() }));
const session = vi.hoisted(() => ({ status: 'signed-out', role: null as string | null }));
vi.mock('../../../platform/session/session', () => ({ useSession: () => session }));

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>;
}
const open = () =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={['/auth/callback']}>
        <CallbackSignIn target="/booking" />
        <Where />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
const whereAfter = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return screen.getByTestId('where').textContent;
};
const heading = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(session, { status: 'signed-out', role: null });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a sign-in that worked leads on after two seconds', async () => {
  Object.assign(session, { status: 'signed-in', role: 'client' });
  const answered = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 10));
  vi.mocked(continueGoogleRedirect).mockReturnValue(answered);
  await open();
  expect(heading()).toBe('Logging you in...');
  await whereAfter(10);
  expect(heading()).toBe('You are logged in');
  expect(await whereAfter(1990)).toBe('/auth/callback');
  expect(await whereAfter(20)).toBe('/booking');
});

it('a sign-in that failed leads to /login after three seconds', async () => {
  vi.mocked(continueGoogleRedirect).mockRejectedValue(new Error('failed'));
  await open();
  expect(await whereAfter(2990)).toBe('/auth/callback');
  expect(await whereAfter(20)).toBe('/login');
});

it.each([
  [
    { code: 'auth/account-exists-with-different-credential' },
    'This address already has an account with a password. Log in with it instead.',
  ],
  [{ code: 'auth/network-request-failed' }, /We could not reach the server/],
  [{ code: 'auth/internal-error' }, 'An error occurred during authentication.'],
])('a sign-in that failed by %o says why', async (error, words) => {
  vi.mocked(continueGoogleRedirect).mockRejectedValueOnce(error);
  await open();
  await whereAfter(0);
  expect(screen.getByText('Sign In Failed')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});
