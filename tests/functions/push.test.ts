/** A notification whose answer is lost, and sweeps that meet. */
import { beforeAll, expect } from 'vitest';
import { savePushToken } from '@tulia/domain/calls/people/push-token';
import { pushes, pushPath } from '@tulia/domain/records/push';
import { call, database, done, person, type Person } from '../support/actors';
import { randomUUID } from '../support/random';
import { deepIt } from '../support/deep';
import { confirmedBooking, openPractice } from '../support/makers';
import { push } from '../support/environment';
import { job } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

/** The notification of a booking's confirmation while it has not gone out. */
const waitingOf = (bookingId: string) =>
  database()
    .doc(pushPath(`${bookingId}_2_booking-confirmed`))
    .get();

deepIt(
  'a notification without an answer goes out once more, though three sweeps meet, and shows as one',
  async () => {
    const client = await person();
    const token = `device-${randomUUID()}:APA91b`;
    done(await call(savePushToken, client, { token, staff: null }));
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
  },
);
