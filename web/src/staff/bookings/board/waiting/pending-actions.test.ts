import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPendingActions, UNDO_MS, type WaitingAction } from './pending-actions';

let answer: () => void;
const send = vi.fn<(asked: WaitingAction) => Promise<void>>(
  () =>
    new Promise<void>((accept) => {
      answer = () => accept();
    }),
);
const seen = { bookingId: 'one', version: 3, clientName: 'Amina' };
const one: WaitingAction = { action: 'complete', ...seen };

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an action is sent once, with the version that was seen, and no other begins before it ends', async () => {
  const pending = openPendingActions();
  expect(pending.begin(one, send)).toBe(true);
  expect(pending.begin({ ...one, version: 4, action: 'no-show' }, send)).toBe(false);
  expect(pending.underWay().get('one')).toEqual({ action: 'complete', step: 'waiting' });
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(pending.underWay().get('one')?.step).toBe('sending');
  expect(pending.begin(one, send)).toBe(false);
  expect(pending.undo('one')).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(pending.underWay().size).toBe(0);
  expect(send).toHaveBeenCalledExactlyOnceWith(one, expect.any(Function));
});

test('an action that is undone stops, and actions on other bookings do not wait for it', async () => {
  const pending = openPendingActions();
  pending.begin(one, send);
  await vi.advanceTimersByTimeAsync(1000);
  pending.begin({ ...one, bookingId: 'two' }, send);
  expect(pending.undo('one')).toBe(true);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...one, bookingId: 'two' }, expect.any(Function));
});
