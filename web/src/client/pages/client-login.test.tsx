import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import ClientLoginPage from './client-login';
import LoginPage from './login';

const session = vi.hoisted(() => ({ status: 'signed-out', role: null as string | null }));
vi.mock('../../platform/session/session', () => ({ useSession: () => session }));

const open = (at = '/client-login') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/client-login" element={<ClientLoginPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/profile" element={<p>the profile</p>} />
        <Route path="/my-sessions" element={<p>the sessions</p>} />
        <Route path="/staff" element={<p>the day of staff</p>} />
      </Routes>
    </MemoryRouter>,
  );

it('the page has a panel, both ways to log in, and a link to booking for new clients', () => {
  open();
  expect(screen.getByRole('complementary').querySelectorAll('li').length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  expect(screen.getByLabelText('Email')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/booking');
});

it.each([
  ['leads a client who is logged in to the sessions', 'client', 'the sessions'],
  ['leads staff to their own pages', 'receptionist', 'the day of staff'],
  ['/login leads at once to the profile', 'client', 'the profile', '/login'],
])('%s', (_, role, page, at?: string) => {
  Object.assign(session, { status: 'signed-in', role });
  open(at);
  expect(screen.getByText(page)).toBeTruthy();
});
