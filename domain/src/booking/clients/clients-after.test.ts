import { expect, it } from 'vitest';
import { aBooking } from '../../testing/booking';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { DAY } from '../../time/instant';
import type { Booking } from '../booking';
import { clientChanges, type Client } from './client';
import { clientsAfter } from './clients-after';

const { startsAt } = aBooking();
const held = (id: string, days: number, clientId = 'amina-client') =>
  aBooking({ id, status: 'completed', startsAt: startsAt + days * DAY, clientId });

const after = (
  clients: ReadonlyMap<string, Client>,
  change: [Booking | null, Booking | null],
  bookings: Booking[],
) => clientsAfter(clients, { clients: clientChanges(...change, startsAt) }, bookings, settings);

const [first, second] = [held('first', 0), held('second', 2)];
const ofAnother = held('third', 1, 'brian-client');
const none = new Map<string, Client>();
const one = after(none, [null, first], []);
const both = after(after(one, [null, ofAnother], [first]), [null, second], [first, ofAnother]);

it('a booking makes its client, and counts for no other client', () => {
  expect(none.size).toBe(0);
  expect([...both.keys()]).toEqual(['amina-client', 'brian-client']);
  expect(both.get('amina-client')).toMatchObject({
    counts: { requests: 2, completed: 2 },
    lastSessionAt: second.startsAt,
  });
  expect(both.get('brian-client')).toMatchObject({ counts: { requests: 1 } });
});

it('when staff undo the last session, the session before it becomes the client’s last', () => {
  const reopened: Booking = { ...second, status: 'confirmed' };
  const client = after(both, [second, reopened], [first, ofAnother, second]).get('amina-client');
  expect(client).toMatchObject({ counts: { completed: 1 }, lastSessionAt: first.startsAt });
});

it('a client without a booking is removed', () => {
  expect([...after(one, [first, null], [first]).keys()]).toEqual([]);
});
