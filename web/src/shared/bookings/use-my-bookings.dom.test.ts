import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Live } from '../../platform/live/live';
import { useMyBookings } from './use-my-bookings';

type Heard = Pick<Live<object[]>, 'status' | 'data' | 'fromCache' | 'overdue'>;

/** What both lists hear, and what the list of bookings that no account has claimed hears instead. */
const given = vi.hoisted(() => ({ heard: {} as Heard, mailed: null as Heard | null }));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({
    user: { uid: 'amina', email: 'Amina@Example.com', emailVerified: true },
  }),
}));
const claim = vi.hoisted(() => vi.fn(() => Promise.resolve({ claimed: 0 })));
vi.mock('../../platform/live/call', () => ({ call: claim }));
vi.mock('../../platform/live/use-query', () => ({
  useQuery: (key: string) => {
    const isMailed = key === 'my-bookings amina@example.com';
    return { ...((isMailed && given.mailed) || given.heard), retry: vi.fn() };
  },
}));

const booking = { id: 'b1', createdAt: 1 };
const NOTHING_YET: Heard = { status: 'loading', data: undefined, fromCache: false, overdue: false };
const KEPT: Heard = { status: 'ready', data: [booking], fromCache: true, overdue: false };
const EMPTY_CACHE: Heard = { ...KEPT, data: [] };
const HEARD: Heard = { ...KEPT, fromCache: false };

afterEach(() => {
  given.mailed = null;
  vi.restoreAllMocks();
});

it.each([
  ['nothing at all', NOTHING_YET],
  ['an empty cache', EMPTY_CACHE],
])('the list does not load for ever where %s is all that answers', (_, heard) => {
  given.heard = heard;
  const { result, rerender } = renderHook(useMyBookings);
  expect(result.current.status).toBe('loading');
  given.heard = { ...heard, overdue: true };
  rerender();
  expect(result.current.status).toBe('unreachable');
});

it('a client is not told that they have no sessions before both lists have answered', () => {
  const none = { ...HEARD, data: [] };
  const { result, rerender } = renderHook(useMyBookings);
  for (const [heard, mailed, status] of [
    [none, NOTHING_YET, 'loading'],
    [NOTHING_YET, none, 'loading'],
    [none, { ...NOTHING_YET, overdue: true }, 'unreachable'],
    [none, none, 'ready'],
  ] as const) {
    Object.assign(given, { heard, mailed });
    rerender();
    expect(result.current.status).toBe(status);
  }
});

it('the list says that its kept bookings may be old while the server does not answer', () => {
  given.heard = KEPT;
  const { result, rerender } = renderHook(useMyBookings);
  for (const [heard, stale] of [
    [KEPT, false],
    [{ ...KEPT, overdue: true }, true],
    [HEARD, false],
  ] as const) {
    given.heard = heard;
    rerender();
    expect(result.current).toMatchObject({ status: 'ready', stale });
  }
});

it('the list says at once that it may be old when the browser knows of no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  given.heard = KEPT;
  const { result } = renderHook(useMyBookings);
  expect(result.current.stale).toBe(true);
});
