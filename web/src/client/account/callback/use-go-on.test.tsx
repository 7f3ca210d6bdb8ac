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
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const where = () => screen.getByTestId('where').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a sign-in that worked leads on after two seconds', async () => {
  Object.assign(session, { status: 'signed-in', role: 'client' });
  vi.mocked(continueGoogleRedirect).mockResolvedValue(true);
  await open();
  await later(1990);
  expect(where()).toBe('/auth/callback');
  await later(20);
  expect(where()).toBe('/booking');
});

it('a sign-in that failed leads to /login after three seconds', async () => {
  Object.assign(session, { status: 'signed-out', role: null });
  vi.mocked(continueGoogleRedirect).mockRejectedValue(new Error('failed'));
  await open();
  await later(2990);
  expect(where()).toBe('/auth/callback');
  await later(20);
  expect(where()).toBe('/login');
});
