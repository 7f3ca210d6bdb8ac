/** Actions that must not both succeed, at the same moment. */
import { beforeAll, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { confirmBooking, moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { depth, first } from '../../local/test-run/depth';
import { locksOf } from '../functions/read-stored';
import { ownInstance } from '../functions/own-instance';
import { call, database, person, type Person } from '../support/actors';
import {
  bookingById,
  bookingRequest,
  confirmedBooking,
  freeSlot,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { stranger } from './strangers';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

/** Who holds the locks of a slot: one booking and no other. */
async function holderOf(place: { date: string; time: string }): Promise<string[]> {
  const { docs } = await database()
    .collection(slotLocks.collection)
    .where('date', '==', place.date)
    .where('time', '==', place.time)
    .get();
  return [...new Set(docs.map((doc) => String(doc.get('bookingId'))))];
}

it('of a move onto a free time and a request for it one gets it, and the moved session keeps a time', async () => {
  const rounds = depth().everything ? 3 : 1;
  for (let round = 0; round < rounds; round += 1) {
    const { booking } = await confirmedBooking(admin);
    const to = await freeSlot();
    const move = { bookingId: booking.id, version: booking.version, ...to };
    const [moved, booked] = await Promise.all([
      call(moveBooking, admin, move, { base: instance.base }),
      call(createBooking, stranger(), bookingRequest(to), { base: instance.base }),
    ]);
    expect([moved.ok, booked.ok].filter(Boolean)).toHaveLength(1);
    expect(moved.ok || moved.code === 'slot-taken').toBe(true);
    expect(booked.ok || booked.code === 'slot-taken').toBe(true);
    expect(await holderOf(to)).toEqual([booked.ok ? booked.result.bookingId : booking.id]);
    const after = await bookingById(booking.id);
    expect(after.status).toBe('confirmed');
    // Its locks are those of the time it has: two for each of its two half hours.
    const locks = Object.values(await locksOf(booking.id));
    expect(locks).toHaveLength(4);
    expect(new Set(locks.map(({ startsAt }) => startsAt)).has(after.startsAt)).toBe(true);
  }
});

it('a hold that lapses is confirmed or taken over, never both', async () => {
  // Milliseconds between the end of the hold and the moment at which both come.
  for (const lapsed of first(3, [-1, 0, 1, -60_000, 60_000])) {
    const { booking, place } = await pendingBooking();
    for (const id of Object.keys(await locksOf(booking.id))) {
      await database()
        .doc(slotLockPath(id))
        .update({ expiresAt: new Date(Date.now() - lapsed) });
    }
    const confirm = { bookingId: booking.id, version: booking.version, ...place };
    const [confirmed, taken] = await Promise.all([
      call(confirmBooking, admin, confirm, { base: instance.base }),
      call(createBooking, stranger(), bookingRequest(place), { base: instance.base }),
    ]);
    expect([confirmed.ok, taken.ok].filter(Boolean)).toHaveLength(1);
    if (lapsed < -1000) expect(confirmed.ok).toBe(true);
    const winner = taken.ok ? taken.result.bookingId : booking.id;
    expect(await holderOf(place)).toEqual([winner]);
    expect((await bookingById(booking.id)).status).toBe(confirmed.ok ? 'confirmed' : 'pending');
  }
});
