/**
 * What keeps the calendar as the bookings say: no event of a former wish, no fault over a later decision, no endless
 * asking.
 */
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  cancelBooking,
  confirmBooking,
  reopenBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import { pasteMeetingLink } from '@tulia/domain/calls/meeting/meeting';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { mails } from '@tulia/domain/records/mail';
import { database, done, person, type Person } from '../support/actors';
import { bookingById, confirmedBooking, openPractice, pendingBooking } from '../support/makers';
import { disturbCalendar, eventually, job, standingEventsOf } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
const { ask } = instance;
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});
afterEach(async () => {
  await disturbCalendar({ kind: 'ok' });
});

it('a session that is reopened has one event, though the former one could not be removed', async () => {
  const { booking } = await confirmedBooking(admin);
  const bookingId = booking.id;
  await disturbCalendar({ kind: 'error', status: 500 });
  const { version } = done(
    await ask(cancelBooking, admin, { bookingId, version: booking.version }),
  );
  expect(await standingEventsOf(bookingId)).toHaveLength(1);
  await disturbCalendar({ kind: 'ok' });
  done(await ask(reopenBooking, admin, { bookingId, version }));
  expect(await standingEventsOf(bookingId)).toHaveLength(1);
  expect((await bookingById(bookingId)).meeting.state).toBe('ready');
});

it('an event that Google has none of any more is gone, and not asked for again', async () => {
  const { booking } = await confirmedBooking(admin);
  await disturbCalendar({ kind: 'error', status: 410 });
  const seen = { bookingId: booking.id, version: booking.version };
  done(await ask(cancelBooking, admin, seen));
  expect((await bookingById(booking.id)).meeting).toMatchObject({
    state: 'removed',
    nextAttemptAt: null,
  });
});

it('an invitation that was left waiting goes with the next look at its meeting', async () => {
  const { booking } = await confirmedBooking(admin);
  const all = database().collection(mails.collection).where('bookingId', '==', booking.id);
  const found = (await all.get()).docs.find((doc) => doc.get('template') === 'booking-confirmed');
  if (found === undefined) throw new Error('There is no invitation.');
  // As after a function that stopped between confirming the booking and making the meeting.
  const waits = { state: 'pending', attempts: 0, notBefore: Date.now() + 3_600_000 } as const;
  await found.ref.update(mails.toStoredPart(waits));
  const meeting = { ...booking.meeting, state: 'wanted' as const, nextAttemptAt: Date.now() - 1 };
  await database().doc(bookingPath(booking.id)).update(bookings.toStoredPart({ meeting }));
  await job('retryMeetings');
  const after = mails.fromStored((await found.ref.get()).data() ?? {});
  // Due now, or taken up already: a worker that sends a mail has it for a minute.
  const waitsStill = after.state === 'pending' && after.notBefore > Date.now();
  expect(waitsStill).toBe(false);
});

it('a pasted link takes the event of the former one away', async () => {
  const { booking } = await confirmedBooking(admin);
  expect(await standingEventsOf(booking.id)).toHaveLength(1);
  const link = 'https://whereby.com/a-room';
  done(await ask(pasteMeetingLink, admin, { bookingId: booking.id, link }));
  expect(await standingEventsOf(booking.id)).toEqual([]);
  expect((await bookingById(booking.id)).googleMeetLink).toBe(link);
});

it('after twelve attempts a meeting is left to a person', async () => {
  const { booking } = await confirmedBooking(admin);
  const tries = async (attempts: number) => {
    const meeting = {
      ...booking.meeting,
      state: 'failed' as const,
      attempts,
      nextAttemptAt: Date.now() - 1,
    };
    await disturbCalendar({ kind: 'error', status: 503 });
    await database().doc(bookingPath(booking.id)).update(bookings.toStoredPart({ meeting }));
    await job('retryMeetings');
    const after = (await bookingById(booking.id)).meeting;
    expect(after).toMatchObject({ state: 'failed', attempts: attempts + 1 });
    return after.nextAttemptAt;
  };
  expect(await tries(10)).toBeGreaterThan(Date.now());
  expect(await tries(11)).toBeNull();
});

it('a fault of Google is not written over what was decided meanwhile', async () => {
  const { booking, place, client } = await pendingBooking();
  const bookingId = booking.id;
  await disturbCalendar({ kind: 'hang', times: 1, method: 'POST' });
  const confirming = ask(confirmBooking, admin, { bookingId, version: 1, ...place });
  await eventually(
    async () => (await bookingById(bookingId)).status === 'confirmed',
    'the confirmation',
  );
  done(await ask(cancelBooking, client, { bookingId, version: 2 }));
  await confirming;
  expect((await bookingById(bookingId)).meeting.state).not.toBe('failed');
  await job('retryMeetings', Date.now() + 5 * 60_000);
  await job('retryMeetings', Date.now() + 20 * 60_000);
  expect((await bookingById(bookingId)).meeting.state).toBe('removed');
  expect(await standingEventsOf(bookingId)).toEqual([]);
});
