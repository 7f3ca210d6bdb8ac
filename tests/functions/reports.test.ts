/**
 * Statistics of months over the wire: kept with every change, compared with their source, and kept when records are
 * erased.
 */
import { slotLocks } from '@tulia/domain/records/slot-lock';
import { beforeAll, expect, it } from 'vitest';
import {
  correctPayment,
  recordPayment,
  recordRefund,
} from '@tulia/domain/calls/bookings/booking-desk';
import {
  cancelBooking,
  confirmBooking,
  moveBooking,
  reopenBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import { rebuildProjections } from '@tulia/domain/calls/practice/health';
import { figuresIn, type Figures } from '@tulia/domain/booking/figures/month-share';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { monthStats, monthStatsPath } from '@tulia/domain/records/stats';
import { monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { database, done, person, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import { bookingById, freeSlot, pendingBooking, openPractice } from '../support/makers';
import { job } from './outside';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const today = () => toWallTime(Date.now()).date;
const dateOf = ({ startsAt }: Booking) => toWallTime(startsAt).date;
const monthRef = (date: string, { practitionerId }: Booking) =>
  database().doc(monthStatsPath(monthOf(date), practitionerId));

/** What stands at a day for the booking's service, without what came to nothing. */
async function counted(date: string, booking: Booking): Promise<Figures> {
  const stored = (await monthRef(date, booking).get()).data() ?? {};
  const own = monthStats.fromStored(stored).days[date.slice(-2)]?.[booking.serviceId] ?? {};
  return Object.fromEntries(figuresIn(own).filter(([, value]) => value !== 0));
}

const compare = async () =>
  done(await ask(rebuildProjections, admin, { requestId: randomUUID() })).reports;

/** A confirmed session of a service that no other test counts. */
async function ownSession(): Promise<Booking> {
  const { booking, place } = await pendingBooking();
  const { id: bookingId, version } = booking;
  const serviceId = `service-${randomUUID().slice(0, 8)}`;
  // The time is held for the service that was asked for; it is taken again when the session is confirmed.
  const held = database().collection(slotLocks.collection).where('bookingId', '==', bookingId);
  for (const { ref } of (await held.get()).docs) await ref.delete();
  await database().doc(bookingPath(bookingId)).update({ serviceId });
  done(await ask(confirmBooking, admin, { bookingId, version, ...place }));
  return bookingById(bookingId);
}

it('a session is counted on its day, goes along when it moves, and says how it ended', async () => {
  const booking = await ownSession();
  const { id: bookingId, version } = booking;
  const [from, place] = [dateOf(booking), await freeSlot()];
  const hour = (time: string) => ({ [`at${time.slice(0, 2)}`]: 1 });
  const start = toWallTime(booking.startsAt).time;
  expect(await counted(from, booking)).toEqual({ confirmed: 1, first: 1, ...hour(start) });

  const moved = done(await ask(moveBooking, admin, { bookingId, version, ...place }));
  const expected = { confirmed: 1, first: 1, ...hour(place.time) };
  expect(await counted(place.date, booking)).toEqual(expected);
  if (place.date !== from) expect(await counted(from, booking)).toEqual({});

  done(await ask(cancelBooking, admin, { bookingId, version: moved.version }));
  expect(await counted(place.date, booking)).toEqual({ cancelled: 1 });
});

it('a session that the practice cancels is not late, and counts again once it is reopened', async () => {
  const booking = await ownSession();
  const bookingId = booking.id;
  const ref = database().doc(bookingPath(bookingId));
  await ref.update({ cancelledLate: true });
  done(await ask(cancelBooking, admin, { bookingId, version: booking.version }));
  // A cancellation by the practice is never late, even where the booking said so before.
  expect(await counted(dateOf(booking), booking)).toEqual({ cancelled: 1 });
  const { version } = await bookingById(bookingId);
  done(await ask(reopenBooking, admin, { bookingId, version }));
  expect(await counted(dateOf(booking), booking)).toMatchObject({ confirmed: 1, first: 1 });
});

it('money is counted on the day of its entry, and taken back by a correction', async () => {
  const booking = await ownSession();
  const day = today();
  const money = { amount: 3000, method: 'cash', code: '' } as const;
  const asked = (version: number) => ({ requestId: randomUUID(), bookingId: booking.id, version });
  const paid = done(await ask(recordPayment, admin, { ...asked(booking.version), ...money }));
  expect(await counted(day, booking)).toMatchObject({ received: 3000 });
  const part = { ...money, amount: 1000, note: 'x' };
  const back = done(await ask(recordRefund, admin, { ...asked(paid.version), ...part }));
  expect(await counted(day, booking)).toMatchObject({ received: 3000, refunded: 1000 });
  const wrong = { ...asked(back.version), entryId: back.entryId, note: 'wrong' };
  done(await ask(correctPayment, admin, wrong));
  expect(await counted(day, booking)).toMatchObject({ received: 3000 });
  expect(await counted(day, booking)).not.toHaveProperty('refunded');
});

it('what does not agree with its source is corrected', async () => {
  const booking = await ownSession();
  const day = dateOf(booking);
  const right = await counted(day, booking);
  const place = new FieldPath('days', day.slice(-2), booking.serviceId);
  await monthRef(day, booking).update(place, { confirmed: 99, completed: 1 });
  await compare();
  expect(await counted(day, booking)).toEqual(right);
  await monthRef(day, booking).update(place, FieldValue.delete());
  await job('recountBookings');
  expect(await counted(day, booking)).toEqual(right);
});

it('what is erased stays counted, and a comparison leaves it', async () => {
  const booking = await ownSession();
  const money = { amount: 3000, method: 'cash', code: '' } as const;
  const asked = { requestId: randomUUID(), bookingId: booking.id, version: booking.version };
  done(await ask(recordPayment, admin, { ...asked, ...money }));
  const look = async () => [
    await counted(dateOf(booking), booking),
    await counted(today(), booking),
  ];
  // The service was changed beside the statistics of the day on which the booking was made.
  await compare();
  const before = await look();
  const ref = database().doc(bookingPath(booking.id));
  await ref.update({ retainUntil: new Date(Date.now() - 60_000), 'meeting.state': 'removed' });
  await job('eraseExpiredRecords');
  expect((await ref.get()).exists).toBe(false);
  await compare();
  expect(await look()).toEqual(before);
  expect(before[1]).toMatchObject({ received: 3000 });
});
