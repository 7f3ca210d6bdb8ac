import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberOwnDevice } from '../../platform/device/own-device';
import { LanguageProvider } from '../../platform/language/use-texts';
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

const open = (redirect: string, language: 'en' | 'sw' = 'en') =>
  render(
    <MemoryRouter initialEntries={[`/login?redirect=${encodeURIComponent(redirect)}`]}>
      <LanguageProvider language={language}>
        <LoginPage />
      </LanguageProvider>
    </MemoryRouter>,
  );
const ways = () => [...document.querySelectorAll('a, button')].map((each) => each.textContent);

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

it.each([
  ['first, with the reason for an account,', false, 0],
  ['last where somebody has logged in before, on their own device,', true, -1],
])('the log-in form has the way to sign up %s on the way to a booking', (_, isKnown, place) => {
  rememberOwnDevice(isKnown);
  open('/booking');
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(ways()).toContain('Sign In');
  expect(ways().at(place)).toBe('Sign up');
  expect(screen.queryByText(/^An account keeps your sessions private/) === null).toBe(isKnown);
  const way = screen.getByRole('link', { name: 'Sign up' }).getAttribute('href');
  expect(way).toBe('/signup?redirect=%2Fbooking');
});

it.each([
  ['/profile', 'en', 'Please log in to view your profile'],
  ['/profile?tab=settings', 'en', 'Please log in to view your profile'],
  ['/profile', 'sw', 'Tafadhali ingia ili uone wasifu wako'],
] as const)('who was on the way to %s is told in %s: %s', (target, language, words) => {
  open(target, language);
  const form = document.querySelector('form')!;
  const lead = screen.getByText(words);
  expect(form.compareDocumentPosition(lead)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
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
