import { expect, it } from 'vitest';
import { openArrivals } from './arrivals-store';

const request = (id: string, createdAt: number) => ({
  id,
  createdAt,
  clientName: `Client ${id}`,
  startsAt: createdAt + 1000,
});

it('takes what waits already for the beginning, and everything later for new', () => {
  const arrivals = openArrivals();
  expect(arrivals.hear([request('b', 20), request('a', 10)])).toEqual([]);
  expect(arrivals.get().unread.size).toBe(0);

  const heard = arrivals.hear([request('c', 30), request('b', 20), request('a', 10)]);
  expect(heard.map(({ id }) => id)).toEqual(['c']);
  expect([...arrivals.get().unread]).toEqual(['c']);
  // The same list once more, as a change of another field brings it.
  expect(arrivals.hear([request('c', 30), request('b', 20)])).toEqual([]);
});

it('calls the very first request new where none waited', () => {
  const arrivals = openArrivals();
  arrivals.hear([]);
  expect(arrivals.hear([request('a', 10)])).toHaveLength(1);
});

it('is read by looking, and by an answer, and stays in the list', () => {
  const arrivals = openArrivals();
  arrivals.hear([]);
  arrivals.hear([request('b', 20), request('a', 10)]);
  expect(arrivals.get().unread.size).toBe(2);
  arrivals.hear([request('b', 20)]);
  expect([...arrivals.get().unread]).toEqual(['b']);
  arrivals.read();
  expect(arrivals.get().unread.size).toBe(0);
  expect(arrivals.get().arrived.map(({ id }) => id)).toEqual(['b', 'a']);
});

it('does not call an older request new that moves up when a newer one is answered', () => {
  const arrivals = openArrivals();
  arrivals.hear([request('c', 30), request('b', 20)]);
  expect(arrivals.hear([request('b', 20), request('a', 10)])).toEqual([]);
});
