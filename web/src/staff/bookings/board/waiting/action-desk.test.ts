import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openActionDesk, UNDO_MS, type WaitingAction } from './action-desk';

let answer: () => void;
const send = vi.fn<(asked: WaitingAction) => Promise<void>>(
  () =>
    new Promise<void>((accept) => {
      answer = () => accept();
    }),
);
const one: WaitingAction = {
  action: 'complete',
  bookingId: 'one',
  version: 3,
  referenceNumber: 'AAAA',
};

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an action is sent after five seconds, exactly once, with the version that was seen', async () => {
  const desk = openActionDesk();
  expect(desk.begin(one, send)).toBe(true);
  expect(desk.begin({ ...one, version: 4, action: 'no-show' }, send)).toBe(false);
  expect(desk.underWay().get('one')).toEqual({ action: 'complete', step: 'waiting' });
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(one);
  expect(desk.underWay().get('one')?.step).toBe('sending');
  expect(desk.begin(one, send)).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(desk.underWay().size).toBe(0);
  expect(send).toHaveBeenCalledTimes(1);
});

test('Undo in time stops an action, Undo too late does nothing', async () => {
  const desk = openActionDesk();
  desk.begin(one, send);
  expect(desk.undo('one')).toBe(true);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(send).not.toHaveBeenCalled();
  desk.begin(one, send);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(desk.undo('one')).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
});

test('actions on two bookings do not wait for each other', async () => {
  const desk = openActionDesk();
  desk.begin(one, send);
  await vi.advanceTimersByTimeAsync(1000);
  desk.begin({ ...one, bookingId: 'two' }, send);
  desk.undo('one');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...one, bookingId: 'two' });
});
