import { Refusal } from '@tulia/domain/refusal';
import { expect, it, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { requestReset } from './request-reset';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));

const ask = () => requestReset(' nobody@example.com ', 'sw', '/my-sessions');

it('a reset is requested from our own server, with the page that the link leads to', async () => {
  vi.mocked(call).mockResolvedValue({});
  await expect(ask()).resolves.toBeUndefined();
  expect(call).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'mailPasswordReset' }),
    { email: 'nobody@example.com', language: 'sw', target: '/my-sessions' },
  );
});

it('a failed request for a reset throws', async () => {
  vi.mocked(call).mockRejectedValue(new Refusal('offline'));
  await expect(ask()).rejects.toMatchObject({ code: 'offline' });
});
