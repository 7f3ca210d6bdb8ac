import { expect, it } from 'vitest';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { mergeBookings } from './merge-bookings';

const booked = (id: string, createdAt: number, version = 1) =>
  aConfirmed({ id, createdAt, version });

it('a booking in both lists shows once', () => {
  const merged = mergeBookings([booked('a', 2), booked('b', 1)], [booked('a', 2), booked('c', 3)]);
  expect(merged.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

it('the newer version of a booking is kept, from either list', () => {
  const [first] = mergeBookings([booked('a', 1, 4)], [booked('a', 1, 3)]);
  const [second] = mergeBookings([booked('a', 1, 3)], [booked('a', 1, 4)]);
  expect([first?.version, second?.version]).toEqual([4, 4]);
});

it('bookings are sorted newest first, with a stable order for equal moments', () => {
  const lists = [booked('b', 5), booked('a', 5), booked('c', 9)];
  expect(mergeBookings(lists).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(mergeBookings([], [...lists].reverse()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
