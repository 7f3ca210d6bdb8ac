import { cancelBooking, confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import {
  MOST_PUSH_TOKENS,
  removePushToken,
  savePushToken,
} from '@tulia/domain/calls/people/push-token';
import { pushPath } from '@tulia/domain/records/push';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, database, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import { confirmedBooking, openPractice, pendingBooking } from '../support/makers';
import { push } from '../support/world';
import { eventually, job } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const newToken = () => `device-${randomUUID()}:APA91b`;

async function withDevice(): Promise<{ client: Person; token: string }> {
  const client = await person();
  const token = newToken();
  done(await call(savePushToken, client, { token }));
  return { client, token };
}

const titles = async (token: string) =>
  (await push.messages(token)).map(({ data }) => data['title']);

const tokensOf = async (uid: string) =>
  (await database().collection('pushTokens').where('uid', '==', uid).get()).docs.map((doc) =>
    String(doc.get('token')),
  );

/** The notification of a booking's change while it has not gone out. */
const waitingOf = async (bookingId: string, version: number, template: string) =>
  database()
    .doc(pushPath(`${bookingId}_${version}_${template}`))
    .get();

describe('a device on which a client wants notifications', () => {
  it('is told once of a confirmation and of a cancellation, in neutral words', async () => {
    const { client, token } = await withDevice();
    const { booking } = await confirmedBooking(admin, client);
    await eventually(async () => (await titles(token)).length === 1, 'the confirmation');
    const version = booking.version;
    done(await call(cancelBooking, client, { bookingId: booking.id, version }));
    await eventually(async () => (await titles(token)).length === 2, 'the cancellation');
    expect(await titles(token)).toEqual(['Your booking is confirmed', 'Your booking is cancelled']);

    const [message] = await push.messages(token);
    expect(message?.data['link']).toBe('/my-sessions');
    const shown = JSON.stringify(await push.messages(token));
    for (const secret of ['therapy', booking.referenceNumber, booking.clientName, client.email])
      expect(shown).not.toContain(secret);
    // What has gone out leaves nothing behind.
    await eventually(
      async () => !(await waitingOf(booking.id, 2, 'booking-confirmed')).exists,
      'an empty outbox',
    );
    await job('sweepOutbox');
    expect(await titles(token)).toHaveLength(2);
  });

  it('is tried again when the service is busy, without telling the others twice', async () => {
    const { client, token: busy } = await withDevice();
    const other = newToken();
    done(await call(savePushToken, client, { token: other }));
    await push.fault({ kind: 'unavailable', token: busy, times: 1 });
    const { booking } = await confirmedBooking(admin, client);
    await eventually(async () => (await titles(other)).length === 1, 'the other device');
    const waiting = await eventually(async () => {
      const found = await waitingOf(booking.id, 2, 'booking-confirmed');
      return (found.get('reached') as string[] | undefined)?.length === 1 && found;
    }, 'the attempt');
    expect(await titles(busy)).toEqual([]);
    const dueAt = (waiting.get('dueAt') as { toMillis(): number }).toMillis();
    await job('sweepOutbox', dueAt + 1000);
    expect(await titles(busy)).toEqual(['Your booking is confirmed']);
    expect(await titles(other)).toHaveLength(1);
  });

  it('shows a message twice sent as one: both carry the same tag and topic', async () => {
    const { client, token } = await withDevice();
    await push.fault({ kind: 'lost-answer', token, times: 1 });
    const { booking } = await confirmedBooking(admin, client);
    await eventually(async () => (await titles(token)).length === 1, 'the first');
    await eventually(
      async () => (await waitingOf(booking.id, 2, 'booking-confirmed')).get('attempts') === 1,
      'the attempt',
    );
    await job('sweepOutbox', Date.now() + 120_000);
    const [first, second] = await push.messages(token);
    expect(second?.data['tag']).toBe(first?.data['tag']);
    expect(second?.headers['Topic']).toBe(first?.headers['Topic']);
  });

  it('is forgotten when it has given up its token', async () => {
    const { client, token } = await withDevice();
    await push.fault({ kind: 'unregistered', token });
    await confirmedBooking(admin, client);
    await eventually(async () => (await tokensOf(client.uid)).length === 0, 'the removal');
  });

  it('hears nothing of what is no longer so', async () => {
    const { client, token } = await withDevice();
    await push.fault({ kind: 'unavailable', token, times: 1 });
    const { booking } = await confirmedBooking(admin, client);
    // An attempt is counted before the booking is read.
    await push.faultMet(token);
    const version = booking.version;
    done(await call(cancelBooking, client, { bookingId: booking.id, version }));
    await job('sweepOutbox', Date.now() + 120_000);
    await eventually(async () => (await titles(token)).length > 0, 'the cancellation');
    expect(await titles(token)).toEqual(['Your booking is cancelled']);
  });

  it('is told once when two sweeps meet', async () => {
    const { client, token } = await withDevice();
    await push.fault({ kind: 'unavailable', token, times: 1 });
    const { booking } = await confirmedBooking(admin, client);
    await push.faultMet(token);
    const waiting = await waitingOf(booking.id, 2, 'booking-confirmed');
    const later = (waiting.get('dueAt') as { toMillis(): number }).toMillis() + 1000;
    await Promise.all([1, 2, 3].map(() => job('sweepOutbox', later)));
    expect(await titles(token)).toEqual(['Your booking is confirmed']);
  });

  it('belongs to the client who asked last, and to none after it was given up', async () => {
    const { client, token } = await withDevice();
    const next = await person();
    done(await call(savePushToken, next, { token }));
    expect(await tokensOf(client.uid)).toEqual([]);
    // Signing out ends the session first: knowing the token is enough.
    done(await call(removePushToken, null, { token }));
    expect(await tokensOf(next.uid)).toEqual([]);
    done(await call(removePushToken, null, { token }));
  });

  it('leaves with the account, and is named in the copy of the data before', async () => {
    const { client } = await withDevice();
    const copy = done(await call(exportMyData, client, {}));
    expect(copy.notifications).toHaveLength(1);
    done(await call(deleteMyAccount, client, { confirmed: true, language: 'en' }));
    expect(await tokensOf(client.uid)).toEqual([]);
  });

  it('is refused to a signed-out visitor, and for a malformed token', async () => {
    expect(refused(await call(savePushToken, null, { token: newToken() }))).toBe('signed-out');
    const client = await person();
    expect(refused(await call(savePushToken, client, { token: 'short' }))).toBe('invalid-input');
    expect(refused(await call(savePushToken, client, { token: `${newToken()} ` }))).toBe(
      'invalid-input',
    );
  });

  it('gives way to newer ones when a person has many', async () => {
    const client = await person();
    const tokens = Array.from({ length: MOST_PUSH_TOKENS + 2 }, newToken);
    for (const token of tokens) done(await call(savePushToken, client, { token }));
    expect((await tokensOf(client.uid)).sort()).toEqual(tokens.slice(2).sort());
  });
});

it('a client without a device costs one look only', async () => {
  const { booking, place } = await pendingBooking();
  done(
    await call(confirmBooking, admin, {
      bookingId: booking.id,
      version: booking.version,
      ...place,
    }),
  );
  await eventually(
    async () => !(await waitingOf(booking.id, 2, 'booking-confirmed')).exists,
    'an empty outbox',
  );
});
