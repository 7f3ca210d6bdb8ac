import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '../../firebase/live';
import { ANSWER_MS } from '../../offline/use-unanswered';
import { useMyBookings } from './use-my-bookings';

type Heard = Pick<Live<object[]>, 'status' | 'data' | 'fromCache'>;

const world = vi.hoisted(() => ({ heard: {} as Heard }));
vi.mock('../../firebase/session', () => ({
  useSession: () => ({
    user: { uid: 'amina', email: 'Amina@Example.com', emailVerified: true },
  }),
}));
vi.mock('../../firebase/use-query', () => ({
  useQuery: () => ({ ...world.heard, retry: vi.fn() }),
}));

const booking = { id: 'b1', createdAt: 1 };
const NOTHING_YET: Heard = { status: 'loading', data: undefined, fromCache: false };
const KEPT: Heard = { status: 'ready', data: [booking], fromCache: true };
const EMPTY_CACHE: Heard = { status: 'ready', data: [], fromCache: true };
const HEARD: Heard = { status: 'ready', data: [booking], fromCache: false };

function wait() {
  act(() => {
    vi.advanceTimersByTime(ANSWER_MS);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['nothing at all', NOTHING_YET],
  ['an empty cache', EMPTY_CACHE],
])('does not load for ever where %s is all that answers', (_, heard) => {
  world.heard = heard;
  const { result } = renderHook(useMyBookings);
  expect(result.current.status).toBe('loading');
  wait();
  expect(result.current.status).toBe('unreachable');
});

it('says that what is kept on this device may be old when nothing answers, and no more once it does', () => {
  world.heard = KEPT;
  const { result, rerender } = renderHook(useMyBookings);
  expect(result.current).toMatchObject({ status: 'ready', stale: false });
  wait();
  expect(result.current).toMatchObject({ status: 'ready', stale: true });
  world.heard = HEARD;
  rerender();
  expect(result.current).toMatchObject({ status: 'ready', stale: false });
  world.heard = KEPT;
  rerender();
  expect(result.current.stale).toBe(false);
});
