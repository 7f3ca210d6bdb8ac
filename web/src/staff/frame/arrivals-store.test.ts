import { expect, it } from 'vitest';
import { openArrivals } from './arrivals-store';

const request = (id: string, createdAt: number) => ({
  id,
  createdAt,
  clientName: `Client ${id}`,
  startsAt: createdAt + 1000,
});

it('requests of the first read are not new, later requests are', () => {
  const arrivals = openArrivals();
  expect(arrivals.hear([request('b', 20), request('a', 10)])).toEqual([]);
  expect(arrivals.get().unread.size).toBe(0);

  const heard = arrivals.hear([request('c', 30), request('b', 20), request('a', 10)]);
  expect(heard.map(({ id }) => id)).toEqual(['c']);
  expect([...arrivals.get().unread]).toEqual(['c']);
  // The same list comes again when another field of a request changes.
  expect(arrivals.hear([request('c', 30), request('b', 20)])).toEqual([]);
});

it('the first request is new if none was pending', () => {
  const arrivals = openArrivals();
  arrivals.hear([]);
  expect(arrivals.hear([request('a', 10)])).toHaveLength(1);
});

it('a request counts as read once staff open the menu or answer it, and stays in the list', () => {
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

it('an older request that enters the list after another was answered is not new', () => {
  const arrivals = openArrivals();
  arrivals.hear([request('c', 30), request('b', 20)]);
  expect(arrivals.hear([request('b', 20), request('a', 10)])).toEqual([]);
});
