import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast } from '../../ui/toast-store';
import { AuthDialog } from './auth-dialog';
import { signInWithGoogle } from './google-sign-in';
import { requestReset } from './reset/request-reset';
import { signIn } from './sign-in';
import { signUp } from './sign-up/sign-up';

// Replaces Firebase; everything else is real.
vi.mock('./sign-in', () => ({ signIn: vi.fn() }));
const again = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./sign-up/sign-up', () => ({ signUp: vi.fn(), sendSignUpMailAgain: () => again }));
const session = vi.hoisted((): { role: string } => ({ role: 'client' }));
vi.mock('../../platform/session/session-store', () => ({
  currentSession: () => session,
  startSession: () => Promise.resolve(),
}));
vi.mock('./reset/request-reset', () => ({ requestReset: vi.fn() }));
vi.mock('./google-sign-in', () => ({ signInWithGoogle: vi.fn() }));
const google = vi.hoisted(() => vi.fn());
vi.mock('../../platform/firebase/auth', () => {
  const GoogleAuthProvider = class {
    setCustomParameters = google;
  };
  const signInWithPopup = () => Promise.reject(new Error('no popup'));
  return { loadAuth: () => Promise.resolve({ sdk: { GoogleAuthProvider, signInWithPopup } }) };
});

const actions = {
  signIn: vi.mocked(signIn),
  signUp: vi.mocked(signUp),
  reset: vi.mocked(requestReset),
};

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{`${useNavigationType()} ${pathname}${search}`}</output>;
}

function Around({ redirectTo }: { redirectTo?: string | undefined }) {
  const [open, setOpen] = useState(true);
  return (
    <MemoryRouter initialEntries={['/about']}>
      <Where />
      <button onClick={() => setOpen(true)}>open</button>
      <AuthDialog open={open} onOpenChange={setOpen} redirectTo={redirectTo} />
    </MemoryRouter>
  );
}

const user = userEvent.setup();
const show = (redirectTo?: string) => render(<Around redirectTo={redirectTo} />);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const fill = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
const logIn = async (redirectTo?: string) => {
  show(redirectTo);
  await fill('Email', 'amina@example.com');
  await fill('Password', 'whatever');
  await press('Sign In');
};
const fillSignup = async (password: string) => {
  show();
  await press('No account? Sign up');
  await fill('Full name', 'Amina Hassan');
  await fill('Email', 'amina@example.com');
  await fill('Password', password);
};
const dialogNamed = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() =>
  Object.values(actions).forEach((action) => action.mockReset().mockResolvedValue()),
);
afterEach(() => {
  vi.restoreAllMocks();
  session.role = 'client';
});

it('goes from login to signup and back', async () => {
  show();
  await dialogNamed('Log in');
  await press('No account? Sign up');
  await dialogNamed('Sign up');
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy();
  await press('Have an account? Log in');
  await dialogNamed('Log in');
});

it('the dialog goes from login to reset and back, and keeps the email address', async () => {
  show();
  await fill('Email', 'amina@example.com');
  await press('Forgot password?');
  await dialogNamed('Reset your password');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'amina@example.com');
  expect(screen.queryByLabelText('Password')).toBeNull();
  await press('Back to login');
  await dialogNamed('Log in');
});

it('clears every field when closed', async () => {
  show();
  await press('No account? Sign up');
  await fill('Full name', 'Amina');
  await fill('Email', 'amina@example.com');
  await fill('Password', 'kisima-kirefu');
  await press('Close');
  await user.click(screen.getByText('open'));
  await dialogNamed('Log in');
  await press('No account? Sign up');
  for (const label of ['Full name', 'Email', 'Password'])
    expect(screen.getByLabelText(label)).toHaveProperty('value', '');
});

it.each([
  ['client', undefined, '/booking'],
  ['client', '/booking?service=individual-therapy', '/booking?service=individual-therapy'],
  ['client', 'https://evil.example/', '/booking'],
  ['receptionist', undefined, '/staff'],
])('as a %s with redirect %s goes to %s', async (role, redirectTo, where) => {
  session.role = role;
  await logIn(redirectTo);
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe(`REPLACE ${where}`));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentToast()).toMatchObject({
    title: 'Login successful',
    description: 'Welcome back!',
  });
  await user.click(screen.getByText('open'));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
});

it('says that it is busy and cannot be pressed twice', async () => {
  let resolve: () => void = () => undefined;
  actions.signIn.mockReturnValue(new Promise<void>((done) => (resolve = done)));
  await logIn();
  const busy = await screen.findByRole('button', { name: 'Signing in...' });
  expect(busy).toHaveProperty('disabled', true);
  await user.keyboard('{Enter}');
  resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(actions.signIn).toHaveBeenCalledTimes(1);
});

it('a refused login tells nothing about the account, in the toast and beside the focus', async () => {
  actions.signIn.mockRejectedValue({ code: 'auth/user-not-found' });
  await logIn();
  const description = 'The email or the password is not right.';
  const toast = { title: 'Login error', description, variant: 'destructive' };
  await waitFor(() => expect(currentToast()).toMatchObject(toast));
  const words = within(await dialogNamed('Log in')).getByText(description);
  await waitFor(() => expect(document.activeElement?.contains(words)).toBe(true));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'amina@example.com');
});

it.each([
  ['Sign In', null, ['Email is required', 'Password is required', /^You must provide either/]],
  ['Sign up', 'No account? Sign up', [/^Full name is/, /^Email is/, /^Password is required/]],
  ['Send reset link', 'Forgot password?', ['Email is required']],
] as const)('%s marks what is missing and leads to it, sending nothing', async (send, way, all) => {
  show();
  if (way !== null) await press(way);
  await press(send);
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  for (const said of all) expect(screen.getByText(said)).toBeTruthy();
  const first = send === 'Sign up' ? screen.getByLabelText('Full name') : email;
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(email).toHaveProperty('type', 'email');
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
});

/** Waits for the busy button, and expects it to be disabled. */
const whileBusy = (words: string) => async () => {
  expect(await screen.findByRole('button', { name: words })).toHaveProperty('disabled', true);
};

it('tells to check the mail and returns to login', async () => {
  actions.signUp.mockImplementation(whileBusy('Creating...'));
  await fillSignup('kisima-kirefu');
  await press('Sign up');
  await dialogNamed('Log in');
  expect(currentToast()).toMatchObject({
    title: 'Check your email',
    description: 'We sent a confirmation link.',
  });
  expect(actions.signUp.mock.calls[0]?.[0]).toMatchObject({
    fullName: 'Amina Hassan',
    language: 'en',
  });
  expect(screen.getByTestId('where').textContent).toBe('POP /about');
  // The message of the toast stays in the dialog, with the ways to send again or to use another address.
  expect(screen.getByText(/We sent a confirmation link to amina@example.com/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Send again in/ })).toHaveProperty('disabled', true);
  await press('Use another address');
  await dialogNamed('Sign up');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'amina@example.com');
});

it('a sign-up with a weak password is refused before anything is sent', async () => {
  await fillSignup('short');
  await press('Sign up');
  expect(await screen.findByText('Please choose a stronger password.')).toBeTruthy();
  expect(actions.signUp).not.toHaveBeenCalled();
});

it('a reset has the same answer for every address, and the dialog returns to login', async () => {
  show();
  await press('Forgot password?');
  await fill('Email', 'nobody@example.com');
  actions.reset.mockImplementation(whileBusy('Sending...'));
  await press('Send reset link');
  await dialogNamed('Log in');
  expect(currentToast()).toMatchObject({
    title: 'Check your email',
    description: 'We sent a password reset link.',
  });
});

it('a failed sign-up or reset shows its reason, and the dialog stays in its mode', async () => {
  const failure = { code: 'auth/network-request-failed' };
  actions.signUp.mockRejectedValue(failure);
  actions.reset.mockRejectedValue(failure);
  await fillSignup('kisima-kirefu');
  await press('Sign up');
  const description = 'We could not reach the server. Check your connection and try again.';
  const told = { description, variant: 'destructive' };
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Signup error', ...told }));
  await dialogNamed('Sign up');
  await press('Have an account? Log in');
  await press('Forgot password?');
  await press('Send reset link');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Reset error', ...told }));
  await dialogNamed('Reset your password');
});

it.each([
  [new Error('no code'), 'Failed to authenticate with Google'],
  [{ code: 'auth/user-disabled' }, 'The email or the password is not right.'],
])('the toast says why the sign-in with Google failed: %o', async (error, description) => {
  vi.mocked(signInWithGoogle).mockRejectedValue(error);
  show();
  await press('Continue with Google');
  const toast = { title: 'Authentication Error', description, variant: 'destructive' };
  await waitFor(() => expect(currentToast()).toMatchObject(toast));
});

it('asks Google for offline access and for consent', async () => {
  const real = await vi.importActual<typeof import('./google-sign-in')>('./google-sign-in');
  await expect(real.signInWithGoogle()).rejects.toThrow('no popup');
  expect(google).toHaveBeenCalledExactlyOnceWith({ access_type: 'offline', prompt: 'consent' });
});
