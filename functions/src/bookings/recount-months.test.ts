/** How the statistics of a month are corrected: its sessions, its money, and what was erased of both. */
import type { MoneyEntry } from '@tulia/domain/money/entry';
import type { Booking } from '@tulia/domain/booking/booking';
import { monthStatsPath } from '@tulia/domain/records/stats';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { anEntry } from '@tulia/domain/testing/money';
import { DAY } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, it, vi } from 'vitest';
import { putBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { putEntry } from '../platform/testing/money';
import { recountMonths } from './recount-months';

vi.mock('../platform/app');

const booking = aConfirmed();
const { practitionerId, serviceId } = booking;
const LONG_AGO = booking.createdAt - 400 * DAY;
const put = (part: Partial<Booking>) => putBooking(aConfirmed({ createdAt: LONG_AGO, ...part }));
const enter = (part: Partial<MoneyEntry>) =>
  putEntry(anEntry({ at: toInstant('2026-11-20', '12:00'), ...part }));
const compare = (first = '2026-11-01', last = '2026-11-30') => recountMonths(first, last);
const days = (month = '2026-11', of = practitionerId) =>
  memory.read(monthStatsPath(month, of))?.['days'] ?? null;
const stand = (month: string, of: string, part: object) =>
  memory.put(monthStatsPath(month, of), { month, practitionerId: of, ...part });
const figures = (day: string, own: object) => ({ [day]: { [serviceId]: own } });

/** The figures of `booking`. */
const SESSION = { confirmed: 1 };

it('a month has its sessions from its first midnight to its last, in the zone of the practice', async () => {
  const [from, to] = ['2026-11-01', '2026-12-01'].map((date) => toInstant(date, '00:00'));
  put({ id: 'before', startsAt: from! - 1 });
  put({ id: 'first', startsAt: from! });
  put({ id: 'last', startsAt: to! - 1 });
  put({ id: 'after', startsAt: to! });
  expect(await compare()).toBe(1);
  expect(days()).toEqual({
    ...figures('01', SESSION),
    ...figures('30', SESSION),
  });
  expect([days('2026-10'), days('2026-12')]).toEqual([null, null]);
  expect(await compare()).toBe(0);
  expect(await compare('2026-10-31', '2026-12-01')).toBe(2);
});

it('a booking counts on the day on which it was made, its session in another month or not', async () => {
  const createdAt = toInstant('2026-11-20', '12:00');
  put({ createdAt });
  put({ id: 'b2', createdAt, startsAt: toInstant('2027-01-05', '10:00') });
  expect(await compare()).toBe(1);
  expect(days()).toEqual({
    ...figures('20', { made_confirmed: 2 }),
    ...figures('23', SESSION),
  });
});

it('money stands on the day of its entry, for the practitioner of its session in another month', async () => {
  put({ startsAt: toInstant('2027-01-05', '10:00') });
  enter({});
  enter({ id: 'of-nobody', bookingId: 'erased' });
  enter({ id: 'later', at: toInstant('2026-12-01', '00:00') });
  expect(await compare()).toBe(1);
  expect(days()).toEqual(figures('20', { received: 1000 }));
});

it('a correction takes back an entry of another month, by its kind', async () => {
  put({ startsAt: toInstant('2027-01-05', '10:00') });
  enter({ id: 'r1', kind: 'refund', amount: 400, at: toInstant('2026-10-31', '12:00') });
  enter({ id: 'c1', kind: 'correction', corrects: 'r1', amount: 400 });
  await compare();
  expect(days()).toEqual(figures('20', { refunded: -400 }));
});

it('erased sessions and money stay counted', async () => {
  const erased = figures('05', { completed: 1, received: 3000 });
  stand('2026-11', practitionerId, { days: {}, erased });
  stand('2026-12', practitionerId, { days: {}, erased });
  put({});
  expect(await compare()).toBe(1);
  expect(memory.read(monthStatsPath('2026-11', practitionerId))).toEqual({
    month: '2026-11',
    practitionerId,
    days: { ...erased, ...figures('23', SESSION) },
    erased,
  });
  expect(await compare()).toBe(0);
});

it('figures without a source go, and those of zero, or counted once and not any more, are no difference', async () => {
  const nothing = figures('23', { confirmed: 0, at09: 1, asked09: 1 });
  const wrong = figures('23', { confirmed: 2 });
  stand('2026-11', 'a', { days: nothing, erased: figures('23', { first: 1 }) });
  stand('2026-11', 'b', { days: wrong });
  stand('2026-12', 'b', { days: wrong });
  expect(await compare()).toBe(1);
  expect([days('2026-11', 'a'), days('2026-11', 'b')]).toEqual([nothing, {}]);
  expect(days('2026-12', 'b')).toEqual(wrong);
});

it('each practitioner has figures of their own', async () => {
  put({});
  put({ id: 'b2', practitionerId: 'second' });
  expect(await compare()).toBe(2);
  const own = figures('23', SESSION);
  expect([days(), days('2026-11', 'second')]).toEqual([own, own]);
});

it('a session that comes in between is counted', async () => {
  put({});
  memory.meanwhile(() => put({ id: 'b2' }));
  await compare();
  expect(days()).toEqual(figures('23', { confirmed: 2 }));
});

it('of more than two hundred payments each finds its session', async () => {
  for (let index = 0; index < 201; index += 1) {
    put({ id: `b${index}`, startsAt: booking.startsAt + 60 * DAY });
    enter({ id: `e${index}`, bookingId: `b${index}`, amount: 10 });
  }
  await compare();
  expect(days()).toEqual(figures('20', { received: 2010 }));
});
