/** Meetings at Google's door: answers that are lost, a connection that is refused, and two who change at once. */
import { afterEach, beforeAll, expect, it } from 'vitest';
import { first } from '../../local/test-run/depth';
import {
  cancelBooking,
  confirmBooking,
  moveBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import { createMeeting } from '@tulia/domain/calls/meeting/meeting';
import { call, done, person, refused, type Person } from '../support/actors';
import {
  bookingById,
  confirmedBooking,
  freeSlot,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { disturbCalendar, eventsOf, job, eventually, standingEventsOf } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});
afterEach(async () => {
  await disturbCalendar({ kind: 'ok' });
});

const later = (minutes: number) => Date.now() + minutes * 60_000;

/** Confirms a new request while Google misbehaves. */
async function confirmDuring(fault: Parameters<typeof disturbCalendar>[0]) {
  const { booking, place } = await pendingBooking();
  await disturbCalendar(fault);
  const input = { bookingId: booking.id, version: 1, ...place };
  return { booking, answer: done(await call(confirmBooking, admin, input)) };
}

it.each<readonly [string, Parameters<typeof disturbCalendar>[0]]>(
  first(2, [
    ['the answer is lost', { kind: 'timeout-after-create', times: 1, method: 'POST' }],
    ['the request arrives twice', { kind: 'twice', times: 1, method: 'POST' }],
    ['Google never answers', { kind: 'hang', times: 1, method: 'POST' }],
  ]),
)('a meeting ends with one event when %s', async (_what, fault) => {
  const { booking, answer } = await confirmDuring(fault);
  expect(answer.status).toBe('confirmed');
  if (answer.meeting !== 'ready') await job('retryMeetings', later(5));
  expect((await bookingById(booking.id)).meeting).toMatchObject({ state: 'ready', problem: null });
  expect(await standingEventsOf(booking.id)).toHaveLength(1);
});

it.each<[string, Parameters<typeof disturbCalendar>[0]]>([
  ['authorisation', { kind: 'unauthorised' }],
  ['scope', { kind: 'refused', reason: 'insufficientPermissions' }],
])('a refused %s is shown and left to a person, who may try again', async (_, fault) => {
  const { booking, answer } = await confirmDuring(fault);
  const bookingId = booking.id;
  expect(answer).toMatchObject({
    status: 'confirmed',
    meeting: 'failed',
    problem: 'not-authorised',
  });
  // The meeting waits for the connection, however long that takes.
  const { attempts, nextAttemptAt } = (await bookingById(bookingId)).meeting;
  expect(attempts).toBe(0);
  expect(nextAttemptAt).toBeGreaterThan(Date.now() + 25 * 60_000);
  expect(refused(await call(createMeeting, admin, { bookingId }))).toBe('meeting-failed');
  await disturbCalendar({ kind: 'ok' });
  expect(done(await call(createMeeting, admin, { bookingId })).meeting).toBe('ready');
  expect(await standingEventsOf(bookingId)).toHaveLength(1);
});

it('a meeting moves with its session as one event, and goes with it once Google answers again', async () => {
  const { booking } = await confirmedBooking(admin);
  const bookingId = booking.id;
  const seen = { bookingId, version: booking.version };
  const { version } = done(await call(moveBooking, admin, { ...seen, ...(await freeSlot()) }));
  const moved = await bookingById(bookingId);
  const [event, ...more] = await eventsOf(bookingId);
  expect(more).toEqual([]);
  expect(Date.parse(event!.start!.dateTime!)).toBe(moved.startsAt);
  expect(moved.startsAt).not.toBe(booking.startsAt);
  expect([booking.googleMeetLink, event!.hangoutLink]).toEqual(Array(2).fill(moved.googleMeetLink));
  await disturbCalendar({ kind: 'error', status: 500 });
  done(await call(cancelBooking, admin, { bookingId, version }));
  expect(await standingEventsOf(bookingId)).toHaveLength(1);
  await disturbCalendar({ kind: 'ok' });
  await job('retryMeetings', later(5));
  expect(await standingEventsOf(bookingId)).toEqual([]);
});

it('a meeting that Google makes only after the cancellation leaves no event', async () => {
  const { booking, place, client } = await pendingBooking();
  const bookingId = booking.id;
  await disturbCalendar({ kind: 'late', times: 1, method: 'POST', about: bookingId });
  const confirming = call(confirmBooking, admin, { bookingId, version: 1, ...place });
  const isConfirmed = async () => (await bookingById(bookingId)).status === 'confirmed';
  await eventually(isConfirmed, 'the confirmation');
  done(await call(cancelBooking, client, { bookingId, version: 2 }));
  // There was no event yet: Google finished it later.
  expect(await eventsOf(bookingId)).toEqual([]);
  await confirming;
  expect(await eventsOf(bookingId)).toHaveLength(1);
  expect(await standingEventsOf(bookingId)).toEqual([]);
  await job('retryMeetings', later(5));
  await job('retryMeetings', later(20));
  expect(await standingEventsOf(bookingId)).toEqual([]);
});
