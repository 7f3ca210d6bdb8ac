import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import AuthCallbackPage from './auth-callback';

vi.mock('../../platform/session/session', () => ({ useSession: () => ({ role: null }) }));
vi.mock('../account/callback/callback-sign-in', () => ({
  CallbackSignIn: ({ target }: { target: string }) => <p>{`on to ${target}`}</p>,
}));

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

const open = (query: string) =>
  render(
    <MemoryRouter initialEntries={[`/auth/callback${query}`]}>
      <Routes>
        <Route path="/auth/callback" element={<AuthCallbackPage />} />
        <Route path="*" element={<Here />} />
      </Routes>
    </MemoryRouter>,
  );

it.each([
  ['?redirect=%2Fmy-sessions', '/my-sessions'],
  ['', '/booking'],
])('a sign-in with %j leads on to %s', (query, target) => {
  open(query);
  expect(screen.getByText(`on to ${target}`)).toBeTruthy();
});

it.each([
  ['&redirect=%2Fmy-sessions', '&redirect=%2Fmy-sessions'],
  ['&redirect=https%3A%2F%2Fevil.example', ''],
  ['', ''],
])('a link to a new password keeps the way on: %j', (asked, kept) => {
  open(`?mode=resetPassword&oobCode=a%2Bb${asked}`);
  expect(screen.getByText(`/reset-password?oobCode=a%2Bb${kept}`)).toBeTruthy();
});
