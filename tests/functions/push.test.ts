/** Notifications from a booking's change to the device: the trigger, the sweeps, and an answer that is lost. */
import { beforeAll, expect, it } from 'vitest';
import { cancelBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { savePushToken } from '@tulia/domain/calls/people/push-token';
import { pushes, pushPath } from '@tulia/domain/records/push';
import { call, database, done, person, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import { confirmedBooking, openPractice } from '../support/makers';
import { push } from '../support/world';
import { eventually, job } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

async function withDevice(): Promise<{ client: Person; token: string }> {
  const client = await person();
  const token = `device-${randomUUID()}:APA91b`;
  done(await call(savePushToken, client, { token }));
  return { client, token };
}

const titles = async (token: string) =>
  (await push.messages(token)).map(({ data }) => data['title']);

/** The notification of a booking's confirmation while it has not gone out. */
const waitingOf = (bookingId: string) =>
  database()
    .doc(pushPath(`${bookingId}_2_booking-confirmed`))
    .get();

it('a device is told once of a confirmation and of a cancellation, in neutral words', async () => {
  const { client, token } = await withDevice();
  const { booking } = await confirmedBooking(admin, client);
  await eventually(async () => (await titles(token)).length === 1, 'the confirmation');
  done(await call(cancelBooking, client, { bookingId: booking.id, version: booking.version }));
  await eventually(async () => (await titles(token)).length === 2, 'the cancellation');
  expect(await titles(token)).toEqual(['Your booking is confirmed', 'Your booking is cancelled']);
  const shown = await push.messages(token);
  expect(shown[0]?.data['link']).toBe('/my-sessions');
  for (const secret of ['therapy', booking.referenceNumber, booking.clientName, client.email])
    expect(JSON.stringify(shown)).not.toContain(secret);
  // What has gone out leaves nothing behind.
  await eventually(async () => !(await waitingOf(booking.id)).exists, 'an empty outbox');
});

it('a notification without an answer goes out once more, though three sweeps meet, and shows as one', async () => {
  const { client, token } = await withDevice();
  await push.fault({ kind: 'lost-answer', token, times: 1 });
  const { booking } = await confirmedBooking(admin, client);
  // An attempt is counted before the notification is sent.
  await push.faultMet(token);
  const { dueAt } = pushes.fromStored((await waitingOf(booking.id)).data() ?? {});
  await Promise.all([1, 2, 3].map(() => job('sweepOutbox', dueAt + 1000)));
  const [first, second, ...more] = await push.messages(token);
  expect(more).toEqual([]);
  expect(second?.data).toEqual(first?.data);
  expect(second?.headers['Topic']).toBe(first?.headers['Topic']);
  expect(first?.headers['Topic']).toBe(first?.data['tag']);
});
