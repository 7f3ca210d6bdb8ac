import { aConfirmed } from '@tulia/domain/testing/booking';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EARLIER_LIMIT, useEarlierBookings } from './use-earlier-bookings';

const getDocs = vi.hoisted(() => vi.fn());
vi.mock('../../platform/firebase/firestore', () => ({
  loadFirestore: () => Promise.resolve({ db: {}, sdk: { getDocs } }),
}));

/** `count` bookings, the newest made at instant `from`, each a millisecond before the last. */
const made = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) =>
    aConfirmed({ id: `b${String(from - at)}`, createdAt: from - at }),
  );

const answer = (list: ReturnType<typeof made>, fromCache = false) => ({
  metadata: { fromCache },
  docs: list.map(({ id, ...booking }) => ({ id, data: () => booking })),
});

const older = vi.fn((_tools: unknown, from: number) => ({ from }) as never);
const newest = made(50, 1000);
const hook = (first = { whose: 'amina' as string | null, isWhole: false }) =>
  renderHook(({ whose, isWhole }) => useEarlierBookings(whose, newest, isWhole, older), {
    initialProps: first,
  });

beforeEach(() => {
  getDocs.mockReset();
  older.mockClear();
});

it('earlier bookings are not offered when the list is whole', () => {
  expect(hook({ whose: 'amina', isWhole: true }).result.current.state).toBe('none');
});

it('earlier bookings are read page by page from the oldest known one, each once, until a page is not full', async () => {
  const { result } = hook();
  expect(result.current).toMatchObject({ state: 'some', list: [] });

  // The page begins with what is known: bookings of one commit share their instant.
  getDocs.mockResolvedValueOnce(answer(made(EARLIER_LIMIT, 951)));
  act(() => result.current.load());
  expect(result.current.state).toBe('loading');
  await expect.poll(() => result.current.state).toBe('some');
  expect(result.current.list.map(({ createdAt }) => createdAt)).toEqual(
    Array.from({ length: 99 }, (_, at) => 1000 - at),
  );

  getDocs.mockResolvedValueOnce(answer(made(3, 902)));
  act(() => result.current.load());
  await expect.poll(() => result.current.state).toBe('none');
  expect(older.mock.calls.map(([, from]) => from)).toEqual([951, 902]);
  expect(result.current.list).toHaveLength(101);
});

it.each([
  ['the server refuses', () => Promise.reject(new Error('unavailable'))],
  ['only an empty cache answers', () => Promise.resolve(answer([], true))],
  [
    'only the cache answers, with what it happens to hold',
    () => Promise.resolve(answer(made(1, 951), true)),
  ],
])('earlier bookings can be asked for again when %s', async (_, reply) => {
  const { result } = hook();
  getDocs.mockImplementationOnce(reply);
  act(() => result.current.load());
  await expect.poll(() => result.current.state).toBe('failed');
  getDocs.mockResolvedValueOnce(answer(made(2, 951)));
  act(() => result.current.load());
  await expect.poll(() => result.current.state).toBe('none');
  expect(result.current.list).toHaveLength(51);
});

it('bookings read for one person never show for another, and an answer that comes too late is dropped', async () => {
  const { result, rerender } = hook();
  let reply: (value: unknown) => void = () => undefined;
  getDocs.mockReturnValueOnce(new Promise((resolve) => (reply = resolve)));
  act(() => result.current.load());
  rerender({ whose: 'brian', isWhole: false });
  getDocs.mockResolvedValueOnce(answer(made(1, 951)));
  act(() => result.current.load());
  await expect.poll(() => result.current.state).toBe('none');
  await act(async () => {
    reply(answer(made(20, 800)));
    await Promise.resolve();
  });
  expect(result.current.list).toHaveLength(50);
});
