import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import AuthCallbackPage from './auth-callback';

vi.mock('../../platform/session/session', () => ({ useSession: () => ({ role: null }) }));

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

it.each([
  ['&redirect=%2Fmy-sessions', '&redirect=%2Fmy-sessions'],
  ['&redirect=https%3A%2F%2Fevil.example', ''],
  ['', ''],
])('a link to a new password keeps the way on: %j', (asked, kept) => {
  render(
    <MemoryRouter initialEntries={[`/auth/callback?mode=resetPassword&oobCode=a%2Bb${asked}`]}>
      <Routes>
        <Route path="/auth/callback" element={<AuthCallbackPage />} />
        <Route path="*" element={<Here />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText(`/reset-password?oobCode=a%2Bb${kept}`)).toBeTruthy();
});
