import { Refusal } from '@tulia/domain/refusal';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { hasPassword, proveIdentity } from '../../platform/session/prove-identity';
import { saveFile } from '../../platform/device/save-file';
import { DownloadData } from './download-data';

vi.mock('../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../platform/session/prove-identity', () => ({
  hasPassword: vi.fn(() => Promise.resolve(true)),
  proveIdentity: vi.fn(),
}));
vi.mock('../../platform/device/save-file', () => ({ saveFile: vi.fn() }));

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const copy = { exportedAt: '2026-11-24T08:00:00.000Z' };

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue(copy);
  vi.mocked(proveIdentity).mockReset().mockResolvedValue('proven');
  vi.mocked(saveFile).mockReset();
});

it('a client without a password proves the identity at Google, and a failure is shown', async () => {
  vi.mocked(call).mockRejectedValueOnce(new Refusal('recent-login-required'));
  vi.mocked(hasPassword).mockResolvedValueOnce(false);
  vi.mocked(proveIdentity).mockResolvedValueOnce('failed');
  render(<DownloadData />);
  await press('Download my data');
  await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
  await press('Continue with Google');
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again/);
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

it('the download asks for the password when the login is old, and then continues by itself', async () => {
  vi.mocked(call).mockRejectedValueOnce(new Refusal('recent-login-required'));
  render(<DownloadData />);
  await press('Download my data');
  await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
  expect(hasPassword).toHaveBeenCalled();
  vi.mocked(proveIdentity).mockResolvedValueOnce('wrong-password');
  await user.type(screen.getByLabelText('Your password'), 'not-mine');
  await press('Confirm');
  expect(await screen.findByText('This password is not right. Please try again.')).toBeTruthy();
  expect(saveFile).not.toHaveBeenCalled();
  await press('Confirm');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});
