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
const tick = () =>
  user.click(screen.getByLabelText('I understand that my account will be deleted for good'));

async function open(leaving: Parameters<typeof DeleteAccount>[0]['leaving']) {
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

it('says what goes and what stays', async () => {
  await open({ coming: 2, keptUntil: Date.UTC(2033, 10, 23, 7) });
  expect(screen.getByText(/Your 2 coming sessions are cancelled/)).toBeTruthy();
  expect(screen.getByText(/with your name, until 23 Nov 2033/)).toBeTruthy();
});

it.each([
  [null, /there are no records that we must keep/],
  [undefined, /for 7 years after the last one/],
])('when records are kept until %s', async (keptUntil, text) => {
  await open({ coming: 0, keptUntil });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/cancelled/)).toBeNull();
});

it('asks for the password and the express word before anything is sent', async () => {
  rememberOwnDevice(true);
  await open({ coming: 0, keptUntil: null });
  await press('Delete my account');
  expect(await screen.findByText('Please enter your password.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your password')));
  await user.type(screen.getByLabelText('Your password'), 'maji-ya-uhai-7');
  await press('Delete my account');
  expect(await screen.findByText('Please tick the box to go on.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Please enter your password.')).toBeNull());
  expect(proof).not.toHaveBeenCalled();
  await tick();
  await press('Delete my account');
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
  await open({ coming: 0, keptUntil: null });
  await user.type(screen.getByLabelText('Your password'), 'x');
  await tick();
  await press('Delete my account');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(called).not.toHaveBeenCalled();
  expect(signOut).not.toHaveBeenCalled();
});

it('stays signed in when the server says no', async () => {
  called.mockRejectedValue(new Refusal('offline'));
  await open({ coming: 0, keptUntil: null });
  await user.type(screen.getByLabelText('Your password'), 'x');
  await tick();
  await press('Delete my account');
  expect((await screen.findByRole('alert')).textContent).toMatch(/was not deleted/);
  expect(signOut).not.toHaveBeenCalled();
});

it('asks a client without a password to confirm at Google', async () => {
  vi.mocked(hasPassword).mockResolvedValue(false);
  await open({ coming: 0, keptUntil: null });
  expect(await screen.findByText(/choose your Google account once more/)).toBeTruthy();
  await tick();
  await press('Delete my account');
  expect(proof).toHaveBeenCalledWith(null);
});
