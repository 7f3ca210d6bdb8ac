/** The repair of what is kept beside bookings, in all of its places at once. */
import { beforeAll, expect, it } from 'vitest';
import { recordPayment } from '@tulia/domain/calls/bookings/booking-desk';
import { rebuildProjections } from '@tulia/domain/calls/practice/health';
import { availabilityPath } from '@tulia/domain/records/availability';
import { bookingPath, bookingStatusPath } from '@tulia/domain/records/booking';
import { TOTAL_STATS_PATH, monthStatsPath } from '@tulia/domain/records/stats';
import { monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { database, done, person, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import { bookingById, confirmedBooking, openPractice, PRACTITIONER } from '../support/makers';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

it('cards, sums, totals and months that do not agree with their source are corrected, and nothing else', async () => {
  const { booking } = await confirmedBooking(admin);
  const { id: bookingId, version, referenceNumber } = booking;
  const paid = { amount: 1000, method: 'cash', code: '' } as const;
  done(await ask(recordPayment, admin, { requestId: randomUUID(), bookingId, version, ...paid }));
  done(await ask(rebuildProjections, admin, { requestId: randomUUID() }));
  const today = toWallTime(Date.now()).date;
  const card = database().doc(bookingStatusPath(referenceNumber));
  const stats = database().doc(monthStatsPath(monthOf(today), PRACTITIONER));
  const made = `days.${today.slice(-2)}.${booking.serviceId}.made_confirmed`;
  const { date, time } = toWallTime(booking.startsAt);
  const month = database().doc(availabilityPath(PRACTITIONER, monthOf(date)));
  const busy = `days.${date}.busy`;
  const read = async () => ({
    card: (await card.get()).data(),
    sum: (await bookingById(bookingId)).payment,
    confirmed: ((await stats.get()).get(made) as number) > 0,
    busy: ((await month.get()).get(busy) as string[]).includes(time),
  });
  const right = await read();
  expect(right).toMatchObject({ confirmed: true, busy: true, sum: { paid: 1000 } });
  const total = database().doc(TOTAL_STATS_PATH);
  const confirmed = async () => (await total.get()).get('statuses.confirmed') as number;
  const totalBefore = await confirmed();

  await card.update({ status: 'cancelled' });
  await database()
    .doc(bookingPath(bookingId))
    .update({ 'payment.paid': 0, 'payment.state': 'unpaid' });
  await stats.update({ [made]: 0 });
  await total.update({ 'statuses.confirmed': 0 });
  await month.update({ [busy]: [] });
  done(await ask(rebuildProjections, admin, { requestId: randomUUID() }));
  expect(await read()).toEqual(right);
  expect(await confirmed()).toBe(totalBefore);
});
