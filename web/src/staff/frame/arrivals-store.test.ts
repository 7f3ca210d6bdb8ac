import { expect, it } from 'vitest';
import { openArrivals } from './arrivals-store';

const request = (id: string, createdAt: number) => ({
  id,
  createdAt,
  clientName: `Client ${id}`,
  startsAt: createdAt + 1000,
});

it('requests that wait already are not new, and later ones are', () => {
  const arrivals = openArrivals();
  expect(arrivals.hear([request('b', 20), request('a', 10)])).toEqual([]);
  expect(arrivals.get().unread.size).toBe(0);

  const heard = arrivals.hear([request('c', 30), request('b', 20), request('a', 10)]);
  expect(heard.map(({ id }) => id)).toEqual(['c']);
  expect([...arrivals.get().unread]).toEqual(['c']);
  // The same list once more, as a change of another field brings it.
  expect(arrivals.hear([request('c', 30), request('b', 20)])).toEqual([]);
});

it('the very first request is new when none waited', () => {
  const arrivals = openArrivals();
  arrivals.hear([]);
  expect(arrivals.hear([request('a', 10)])).toHaveLength(1);
});

it('a request becomes read by looking or by an answer, and stays in the list', () => {
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

it('an older request that moves up after an answer is not new', () => {
  const arrivals = openArrivals();
  arrivals.hear([request('c', 30), request('b', 20)]);
  expect(arrivals.hear([request('b', 20), request('a', 10)])).toEqual([]);
});
