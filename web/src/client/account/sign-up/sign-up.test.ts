/** A sign-up with a new and with a known address; our own server sends both emails. */
import { Refusal } from '@tulia/domain/refusal';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadAuth, type LoadedAuth } from '../../../platform/firebase/auth';
import { call, callAt } from '../../../platform/live/call';
import { sendSignUpMailAgain, signUp } from './sign-up';

vi.mock('../../../platform/firebase/auth', () => ({ loadAuth: vi.fn() }));
vi.mock('../../../platform/firebase/config', () => ({
  emulators: () => null,
  firebaseOptions: () => ({}),
}));
vi.mock('../../../platform/live/call', () => ({ call: vi.fn(), callAt: vi.fn() }));
const app = { name: 'another app' };
const deleteApp = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./sign-up-sdk', () => ({
  initializeApp: () => app,
  deleteApp,
  inMemoryPersistence: {},
}));

const createUser = vi.fn();
const email = { language: 'sw', target: '/booking' } as const;
const input = { fullName: ' Amina ', email: ' amina@example.com ', password: 'x', ...email };

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue({});
  vi.mocked(callAt).mockReset().mockResolvedValue({ isOnItsWay: true });
  createUser.mockReset().mockResolvedValue({ user: {} });
  deleteApp.mockClear();
  const sdk = {
    initializeAuth: () => ({}),
    createUserWithEmailAndPassword: createUser,
    updateProfile: () => Promise.resolve(),
  };
  vi.mocked(loadAuth).mockResolvedValue({ auth: {}, sdk } as unknown as LoadedAuth);
});

it('the new account requests its confirmation email, and the session of the site stays signed out', async () => {
  await signUp(input);
  const asked = [app, expect.objectContaining({ name: 'mailVerification' }), email];
  expect(vi.mocked(callAt).mock.calls).toEqual([asked]);
  expect(call).not.toHaveBeenCalled();
  await sendSignUpMailAgain('amina@example.com')?.();
  expect(vi.mocked(callAt).mock.calls).toEqual([asked, asked]);
});

it('a known address gets a link to a new password, and the page does not show that', async () => {
  createUser.mockRejectedValue({ code: 'auth/email-already-in-use' });
  await expect(signUp(input)).resolves.toBeUndefined();
  const asked = [
    expect.objectContaining({ name: 'mailPasswordReset' }),
    { email: 'amina@example.com', ...email },
  ];
  expect(vi.mocked(call).mock.calls).toEqual([asked]);
  await sendSignUpMailAgain('amina@example.com')?.();
  expect(vi.mocked(call).mock.calls).toEqual([asked, asked]);
});

it.each([
  ['an email that is refused', new Refusal('rate-limited', { retryAfterSeconds: 60 })],
  ['a lost connection', { code: 'auth/network-request-failed' }],
])('%s is reported, and the separate app is deleted', async (_, fault) => {
  vi.mocked(callAt).mockRejectedValue(fault);
  await expect(signUp(input)).rejects.toBe(fault);
  expect(deleteApp).toHaveBeenLastCalledWith(app);
  expect(sendSignUpMailAgain('amina@example.com')).toBeNull();
});
