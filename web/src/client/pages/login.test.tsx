import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberOwnDevice } from '../../platform/device/own-device';
import LoginPage from './login';

vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ status: 'signed-out', role: null }),
}));
vi.mock('../../platform/firebase/public-read', () => ({
  readPublicDocument: () => Promise.resolve(null),
}));

const open = (redirect: string) =>
  render(
    <MemoryRouter initialEntries={[`/login?redirect=${encodeURIComponent(redirect)}`]}>
      <LoginPage />
    </MemoryRouter>,
  );

beforeEach(() => localStorage.clear());

it('on the way to a booking it opens on creating an account, with the way to log in', () => {
  open('/booking');
  expect(screen.getByRole('heading', { name: 'Sign up to book' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I have an account' })).toBeTruthy();
});

it('it opens on logging in where somebody has logged in before, on their own device', () => {
  rememberOwnDevice(true);
  open('/booking');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
    '/signup?redirect=%2Fbooking',
  );
});

it('a password is hidden until it is asked for, and the social button stands beside it', () => {
  open('/profile');
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
  expect(screen.getByRole('button', { name: /Google/ })).toBeTruthy();
});
