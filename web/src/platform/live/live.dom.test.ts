import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearLocalRecords } from '../device/local-record';
import { currentConnection } from '../offline/connection';
import { ANSWER_MS } from '../offline/connection-store';
import { useLive, type ListenTo } from './live';

const given = vi.hoisted(() => ({ heard: vi.fn() }));
vi.mock('../session/session', () => ({
  useSession: () => ({ status: 'signed-in', role: 'client', user: { uid: 'amina' } }),
}));
vi.mock('../firebase/firestore', () => ({
  loadFirestore: () => Promise.resolve({ db: {}, sdk: {} }),
  firestoreHeard: given.heard,
}));

beforeEach(async () => {
  await clearLocalRecords();
  vi.useFakeTimers();
  given.heard.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  expect(currentConnection()).toBe('connected');
});

/** A listener on 'notes'; `to` is Firestore's voice. */
async function listening() {
  const voices: ListenTo<string>[] = [];
  const { result, unmount } = renderHook(() =>
    useLive<string>('notes', (_, voice) => {
      voices.push(voice);
      return () => undefined;
    }),
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  const [to] = voices;
  if (to === undefined) throw new Error('nobody listens');
  return { result, unmount, to, voices };
}

const wait = () => act(() => vi.advanceTimersByTimeAsync(ANSWER_MS));

it('a live read says after five seconds that nothing answers, and that the connection is weak', async () => {
  const { result, to } = await listening();
  expect(result.current).toMatchObject({ status: 'loading', overdue: false });
  await wait();
  expect(result.current).toMatchObject({ status: 'loading', overdue: true });
  expect(currentConnection()).toBe('weak');
  act(() => to.next('heard', false));
  expect(result.current).toMatchObject({ status: 'ready', overdue: false });
  expect(currentConnection()).toBe('connected');
});

it('a live read says the same of data from the cache alone, and counts anew when the server is lost again', async () => {
  const { result, to } = await listening();
  act(() => to.next('kept', true));
  await wait();
  expect(result.current).toMatchObject({ status: 'ready', data: 'kept', overdue: true });
  expect(given.heard).not.toHaveBeenCalled();
  act(() => to.next('kept', false));
  expect(given.heard).toHaveBeenCalled();
  await wait();
  expect(result.current.overdue).toBe(false);
  act(() => to.next('kept', true));
  await wait();
  expect(result.current.overdue).toBe(true);
});

it('an empty cache is no answer until the server has said the same', async () => {
  const { result, to } = await listening();
  act(() => to.next('nothing', true, false));
  expect(result.current).toMatchObject({ status: 'loading', data: undefined, overdue: false });
  await wait();
  expect(result.current).toMatchObject({ status: 'loading', data: undefined, overdue: true });
  act(() => to.next('nothing', false));
  expect(result.current).toMatchObject({ status: 'ready', data: 'nothing', fromCache: false });
  act(() => to.next('nothing', true, false));
  expect(result.current).toMatchObject({ status: 'ready', data: 'nothing', fromCache: true });
});

it('an answer of the server is kept for a page that is opened again, until the sign-out', async () => {
  const first = await listening();
  act(() => first.to.next('answered', false));
  first.unmount();
  const again = await listening();
  act(() => again.to.next('', true, false));
  expect(again.result.current).toMatchObject({ status: 'loading', data: undefined });
  await wait();
  expect(again.result.current).toMatchObject({
    status: 'ready',
    data: 'answered',
    fromCache: true,
  });
  again.unmount();
  await clearLocalRecords();
  const next = await listening();
  await wait();
  expect(next.result.current).toMatchObject({ status: 'loading', data: undefined });
});

it('a refusal of the rules is an answer, and asking again listens anew', async () => {
  const { result, to, voices } = await listening();
  await wait();
  act(() => to.fail({ code: 'permission-denied' }));
  expect(result.current).toMatchObject({ status: 'error', data: undefined, overdue: false });
  expect(currentConnection()).toBe('connected');
  act(() => result.current.retry());
  await act(() => vi.advanceTimersByTimeAsync(0));
  act(() => voices[1]?.next('heard', false));
  expect(result.current).toMatchObject({ status: 'ready', data: 'heard' });
});
