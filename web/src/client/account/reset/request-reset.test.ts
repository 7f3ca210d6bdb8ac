import { expect, it, vi } from 'vitest';
import { loadAuth, type LoadedAuth } from '../../../platform/firebase/auth';
import { requestReset } from './request-reset';

vi.mock('../../../platform/firebase/auth', () => ({ loadAuth: vi.fn() }));

const sendPasswordResetEmail = vi.fn();
vi.mocked(loadAuth).mockResolvedValue({
  auth: {},
  sdk: { sendPasswordResetEmail },
} as unknown as LoadedAuth);

const ask = () => requestReset('nobody@example.com', 'en', 'https://tulia.example/login');

it.each(['auth/user-not-found', 'auth/user-disabled'])('answers as usual for %s', async (code) => {
  sendPasswordResetEmail.mockRejectedValue({ code });
  await expect(ask()).resolves.toBeUndefined();
});

it('does not hide what has nothing to do with the account', async () => {
  const fault = { code: 'auth/network-request-failed' };
  sendPasswordResetEmail.mockRejectedValue(fault);
  await expect(ask()).rejects.toBe(fault);
});
