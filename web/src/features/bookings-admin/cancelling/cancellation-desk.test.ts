import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ABANDONED_AFTER_MS,
  openCancellationDesk,
  RESUME_WITHIN_MS,
  UNDO_MS,
  type Cancellation,
  type UnsentCancellation,
} from './cancellation-desk';

let kept: UnsentCancellation[] = [];
let answer: { accept: () => void; refuse: () => void };
const send = vi.fn((cancellation: Cancellation) =>
  new Promise<void>((accept, refuse) => {
    answer = { accept, refuse: () => refuse(new Error(cancellation.bookingId)) };
  }).catch(() => undefined),
);
const open = () =>
  openCancellationDesk({
    send,
    keep: (unsent) => (kept = unsent),
    takeOut: (test) => {
      const taken = kept.filter(test);
      kept = kept.filter((each) => !test(each));
      return taken;
    },
    now: () => Date.now(),
  });
const one = { bookingId: 'one', version: 3, referenceNumber: 'AAAA' };

beforeEach(() => {
  vi.useFakeTimers();
  kept = [];
  send.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends nothing before five seconds are over, then exactly once with the version seen', async () => {
  const desk = open();
  desk.begin(one);
  desk.begin({ ...one, version: 4 });
  expect(desk.states().get('one')).toBe('waiting');
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...one, at: expect.any(Number) as number });
  expect(desk.states().get('one')).toBe('sending');
  desk.begin(one);
  answer.accept();
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(desk.states().size).toBe(0);
  expect(kept).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('undo in time leaves no trace, undo too late does nothing', async () => {
  const desk = open();
  desk.begin(one);
  expect(kept).toHaveLength(1);
  expect(desk.undo('one')).toBe(true);
  expect(kept).toEqual([]);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(send).not.toHaveBeenCalled();
  desk.begin(one);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(desk.undo('one')).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal puts the booking back', async () => {
  const desk = open();
  const seen: (string | undefined)[] = [];
  desk.subscribe(() => seen.push(desk.states().get('one')));
  desk.begin(one);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  answer.refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['waiting', 'sending', undefined]);
});

test('leaving sends at once, and each only once', async () => {
  const desk = open();
  desk.begin(one);
  desk.begin({ ...one, bookingId: 'two' });
  desk.flush();
  desk.flush();
  expect(send.mock.calls.map(([each]) => each.bookingId)).toEqual(['one', 'two']);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(send).toHaveBeenCalledTimes(2);
});

test('what leaving could not send is sent at the next visit, if that comes soon', () => {
  const leaving = open();
  leaving.begin(one);
  leaving.flush();
  const written = [...kept];
  send.mockClear();
  open().resume();
  expect(send.mock.calls.map(([each]) => each.bookingId)).toEqual(['one']);

  send.mockClear();
  kept = written;
  vi.setSystemTime(Date.now() + RESUME_WITHIN_MS + 1);
  open().resume();
  expect(send).not.toHaveBeenCalled();
  expect(kept).toEqual([]);
});

test('another tab that still waits is left alone until it must be gone', () => {
  open().begin(one);
  const another = open();
  another.resume();
  expect(send).not.toHaveBeenCalled();
  expect(kept).toHaveLength(1);
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + ABANDONED_AFTER_MS + 1);
  another.resume();
  expect(send).toHaveBeenCalledTimes(1);
});
