import type { Confidential } from '@tulia/domain/calls/bookings/confidential';
import type { Note } from '@tulia/domain/booking/note';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { showConfidential } from '../../../platform/live/call-names';
import { aRead } from '../../../platform/live/testing/a-read';
import { useDocument } from '../../../platform/live/use-document';
import { useOnline } from '../../../platform/offline/use-connection';
import { useConfidential } from './use-confidential';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../../platform/live/use-document', () => ({ useDocument: vi.fn() }));
vi.mock('../../../platform/offline/use-connection', () => ({ useOnline: vi.fn() }));
const sent = vi.mocked(call);

function changed(version: number | null): void {
  vi.mocked(useDocument).mockReturnValue(aRead(version === null ? null : { version }));
}
const says = (text: string, version: number): Confidential => ({
  request: null,
  note: { text, version } as Note,
  draft: null,
  versions: [],
});
const settled = () => act(() => Promise.resolve());
const read = async (bookingId = 'b1') => {
  const hook = renderHook(({ id }) => useConfidential(id), { initialProps: { id: bookingId } });
  await settled();
  const again = async (id = bookingId) => {
    hook.rerender({ id });
    await settled();
  };
  return { ...hook, again, text: () => hook.result.current.data?.note?.text };
};

beforeEach(() => {
  sent.mockReset();
  vi.mocked(useOnline).mockReturnValue(true);
  changed(null);
});

test('confidential parts are read once for many renderings, and again when the note has changed', async () => {
  sent.mockResolvedValueOnce(says('Calm.', 1)).mockResolvedValueOnce(says('Calm, and slept.', 2));
  const { again, text } = await read();
  changed(1);
  await again();
  await again();
  const body = { bookingId: 'b1', versions: false };
  expect(sent).toHaveBeenCalledExactlyOnceWith(showConfidential, body);
  changed(2);
  await again();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(text()).toBe('Calm, and slept.');
});

test('confidential parts stay in sight when a second read fails, until a read succeeds', async () => {
  sent.mockResolvedValueOnce(says('Calm.', 1)).mockRejectedValueOnce(new Error('lost'));
  const { again, text, result } = await read();
  changed(2);
  await again();
  expect([result.current.status, text()]).toEqual(['ready', 'Calm.']);
  vi.mocked(useOnline).mockReturnValue(false);
  await again();
  sent.mockResolvedValueOnce(says('Calm, and slept.', 2));
  vi.mocked(useOnline).mockReturnValue(true);
  await again();
  expect(text()).toBe('Calm, and slept.');
});

test('a failed read is shown, and can be tried again', async () => {
  sent.mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(says('Calm.', 1));
  const { result, again, text } = await read();
  expect(result.current.status).toBe('error');
  await again();
  expect(sent).toHaveBeenCalledTimes(1);
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await settled();
  expect(text()).toBe('Calm.');
});

test('no confidential part is read without a connection, and none of another booking is shown', async () => {
  sent.mockResolvedValueOnce(says('Calm.', 1));
  const { result, again } = await read();
  vi.mocked(useOnline).mockReturnValue(false);
  await again('b2');
  expect(result.current).toMatchObject({ status: 'error', data: undefined });
  expect(sent).toHaveBeenCalledTimes(1);
});
