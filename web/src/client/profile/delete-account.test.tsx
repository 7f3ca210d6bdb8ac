import { Refusal } from '@tulia/domain/refusal';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { hasLoggedInHere, rememberOwnDevice } from '../../platform/device/own-device';
import { call } from '../../platform/live/call';
import { DeleteAccount } from './delete-account';
import './delete-account-dialog';
import { hasPassword, proveIdentity } from '../../platform/session/prove-identity';

const signOut = vi.fn(() => Promise.resolve());
vi.mock('../../platform/session/session', () => ({ useSession: () => ({ signOut }) }));
vi.mock('../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../platform/session/prove-identity', () => ({
  hasPassword: vi.fn(),
  proveIdentity: vi.fn(),
}));
vi.mock('../../platform/firebase/public-read', () => ({
  readPublicDocument: () => Promise.resolve(null),
}));

const called = vi.mocked(call);
const proof = vi.mocked(proveIdentity);
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const typePassword = (password: string) =>
  user.type(screen.getByLabelText('Your password'), password);
const tickAndDelete = async () => {
  await user.click(screen.getByLabelText('I understand that my account will be deleted for good'));
  await press('Delete my account');
};

type Leaving = Parameters<typeof DeleteAccount>[0]['leaving'];
async function open(leaving: Leaving = { coming: 0, keptUntil: null }) {
  render(<DeleteAccount leaving={leaving} />);
  await press('Delete my account…');
  await screen.findByRole('dialog');
}

beforeEach(() => {
  vi.mocked(hasPassword).mockReset().mockResolvedValue(true);
  proof.mockReset().mockResolvedValue('proven');
  called.mockReset().mockResolvedValue({});
  signOut.mockClear();
});

it.each<[Leaving, RegExp[], cancelled: number]>([
  [
    { coming: 2, keptUntil: Date.UTC(2033, 10, 23, 7) },
    [/Your 2 coming sessions are cancelled/, /with your name, until 23 Nov 2033/],
    1,
  ],
  [{ coming: 0, keptUntil: null }, [/there are no records that we must keep/], 0],
  [{ coming: 0, keptUntil: undefined }, [/for 7 years after the last one/], 0],
])('the dialog says what is deleted and what stays of %o', async (leaving, texts, cancelled) => {
  await open(leaving);
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryAllByText(/cancelled/)).toHaveLength(cancelled);
});

it('asks for the password and the express word before anything is sent', async () => {
  rememberOwnDevice(true);
  await open();
  await press('Delete my account');
  expect(await screen.findByText('Please enter your password.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your password')));
  await typePassword('maji-ya-uhai-7');
  await press('Delete my account');
  expect(await screen.findByText('Please tick the box to go on.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Please enter your password.')).toBeNull());
  expect(proof).not.toHaveBeenCalled();
  await tickAndDelete();
  expect(proof).toHaveBeenCalledWith('maji-ya-uhai-7');
  expect(called.mock.calls[0]?.[1]).toEqual({ confirmed: true, language: 'en' });
  expect(signOut).toHaveBeenCalledExactlyOnceWith('account-deleted');
  expect(hasLoggedInHere()).toBe(false);
});

it.each([
  ['wrong-password', 'This password is not right.'],
  ['failed', 'We could not make sure that it is you. Please try again.'],
] as const)('goes no further when the proof is %s', async (result, text) => {
  proof.mockResolvedValue(result);
  await open();
  await typePassword('x');
  await tickAndDelete();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(called).not.toHaveBeenCalled();
  expect(signOut).not.toHaveBeenCalled();
});

it('the client stays signed in when the server refuses to delete the account', async () => {
  called.mockRejectedValue(new Refusal('offline'));
  await open();
  await typePassword('x');
  await tickAndDelete();
  expect((await screen.findByRole('alert')).textContent).toMatch(/was not deleted/);
  expect(signOut).not.toHaveBeenCalled();
});

it('asks a client without a password to confirm at Google', async () => {
  vi.mocked(hasPassword).mockResolvedValue(false);
  await open();
  expect(await screen.findByText(/choose your Google account once more/)).toBeTruthy();
  await tickAndDelete();
  expect(proof).toHaveBeenCalledWith(null);
});
