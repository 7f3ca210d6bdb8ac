import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberOwnDevice } from '../../platform/device/own-device';
import LoginPage from './login';

vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ status: 'signed-out', role: null }),
}));
vi.mock('../../platform/firebase/public-read', () => ({
  readPublicDocument: () => Promise.resolve(null),
}));
const again = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../account/sign-up/sign-up', () => ({
  signUp: vi.fn(),
  sendSignUpMailAgain: () => again,
}));

const open = (redirect: string) =>
  render(
    <MemoryRouter initialEntries={[`/login?redirect=${encodeURIComponent(redirect)}`]}>
      <LoginPage />
    </MemoryRouter>,
  );

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

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

function Typed() {
  const { state } = useLocation() as { state: { email: string } };
  return <p>{`the sign-up with ${state.email}`}</p>;
}

it('a confirmation can be mailed again after a minute, or asked for with another address', async () => {
  vi.useFakeTimers();
  const email = 'neema@example.com';
  const state = { sentMail: { kind: 'signup', email } };
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/signup" element={<Typed />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Check your email' })).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', email);
  const mail = () => screen.getByRole('button', { name: /^Send again/ });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(59_000);
  expect(mail()).toHaveProperty('disabled', true);
  await pass(1_000);
  fireEvent.click(mail());
  await pass(0);
  expect(again).toHaveBeenCalledOnce();
  expect(mail()).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByText(`the sign-up with ${email}`)).toBeTruthy();
});
