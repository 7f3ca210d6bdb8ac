import { beforeAll, describe, expect, it } from 'vitest';
import { completeBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { claimMyBookings, deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import {
  bookingPath,
  bookings,
  bookingStatusPath,
  confidentialRequestPath,
} from '@tulia/domain/records/booking';
import { clientPath } from '@tulia/domain/records/client';
import { messagePath } from '@tulia/domain/records/message';
import { consents } from '@tulia/domain/records/consent';
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { HOUR } from '@tulia/domain/time/instant';
import { ASKS_EVERY_DETAIL, everyDetail } from '@tulia/domain/testing/request';
import {
  accounts,
  agedToken,
  call,
  database,
  done,
  person,
  refused,
  type Person,
} from '../support/actors';
import { randomUUID } from '../support/chance';
import { confirmedBooking, onceBegun, openPractice, pendingBooking } from '../support/makers';
import { busyOn, clientById, clientOfAccount, locksOf, pendingOf } from './look';
import { eventually, job, mailsTo, standingEventsOf } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin', fullName: 'Secret Staff Name' });
});

const leave = (who: Person) =>
  call(deleteMyAccount, who, { confirmed: true, language: 'en' as const });

async function withProfile(fullName = 'Amina Hassan'): Promise<Person> {
  const who = await person({ fullName });
  const profile = newProfile({ fullName, email: who.email }, Date.now());
  await database().doc(profilePath(who.uid)).set(profiles.toStored(profile));
  return who;
}

/** A session that was held some days ago. */
async function heldSession(client: Person, daysAgo: number) {
  const { booking } = await confirmedBooking(admin, client, { specialRequests: 'a quiet room' });
  const seen = { bookingId: booking.id, version: booking.version };
  await onceBegun(booking.id, async () => done(await call(completeBooking, admin, seen)));
  const endsAt = Date.now() - daysAgo * 86_400_000;
  await database()
    .doc(bookingPath(booking.id))
    .update(bookings.toStoredPart({ startsAt: endsAt - 3_000_000, endsAt }));
  return booking;
}

async function stored(id: string) {
  const data = (await database().doc(bookingPath(id)).get()).data();
  return data === undefined ? null : bookings.fromStored(data);
}

describe('my data', () => {
  it('names a coming session as the next one, although the last is not concluded', async () => {
    const client = await person();
    const { booking } = await confirmedBooking(admin, client);
    const { booking: later } = await confirmedBooking(admin, client);
    await database()
      .doc(clientPath(booking.clientId))
      .update({ [`coming.${booking.id}.startsAt`]: Date.now() - HOUR });
    const data = done(await call(exportMyData, client, {}));
    expect(data.client).toMatchObject({
      nextSessionAt: new Date(later.startsAt).toISOString(),
    });
  });

  it('holds all there is about me, and no name of staff', async () => {
    const client = await withProfile();
    const { booking } = await confirmedBooking(admin, client, {
      specialRequests: 'a quiet room',
      serviceId: ASKS_EVERY_DETAIL,
      ...everyDetail,
    });
    const stranger = await pendingBooking();
    const data = done(await call(exportMyData, client, {}));
    expect(data.account).toEqual({
      email: client.email,
      emailVerified: true,
      name: 'Amina Hassan',
    });
    expect(data.profile).toMatchObject({ fullName: 'Amina Hassan' });
    expect(data.client).toMatchObject({
      name: 'Amina Hassan',
      email: client.email,
      counts: { requests: 1, completed: 0 },
      nextSessionAt: new Date(booking.startsAt).toISOString(),
    });
    expect(data.bookings).toHaveLength(1);
    expect(data.bookings[0]).toMatchObject({
      referenceNumber: booking.referenceNumber,
      specialRequests: 'a quiet room',
      ...everyDetail,
      startsAt: new Date(booking.startsAt).toISOString(),
      history: [
        { by: 'client', action: 'create', to: 'pending' },
        { by: 'staff', action: 'confirm', from: 'pending', to: 'confirmed' },
        ...(data.bookings[0]!['history'] as object[]).slice(2),
      ],
    });
    expect(data.consents.map(({ form }) => form).sort()).toEqual(['adult', 'privacy']);
    expect(data.consents[0]!['text']).toEqual(expect.arrayContaining([expect.anything()]));
    const text = JSON.stringify(data);
    expect(text).not.toContain('Secret Staff Name');
    expect(text).not.toContain(admin.uid);
    expect(text).not.toContain(stranger.booking.referenceNumber);
  });

  it('of a deleted account are refused, and its token is told so', async () => {
    const who = await withProfile();
    await accounts().deleteUser(who.uid);
    expect(refused(await call(exportMyData, who, {}))).toBe('signed-out');
    expect(refused(await call(claimMyBookings, who, {}))).toBe('signed-out');
    expect(refused(await leave(who))).toBe('signed-out');
  });

  it('of an address that is not verified stay closed', async () => {
    const { booking } = await pendingBooking();
    const claimer = await person({ email: `x-${booking.clientEmail}`, verified: false });
    await database()
      .doc(bookingPath(booking.id))
      .update({ clientEmail: claimer.email, clientUserId: null });
    expect(done(await call(exportMyData, claimer, {})).bookings).toEqual([]);
    expect(refused(await call(exportMyData, null, {}))).toBe('signed-out');
  });

  it('nor are the messages of such an address told, or taken along when the account goes', async () => {
    const claimer = await person({ verified: false });
    const { messageId } = done(
      await call(sendMessage, null, {
        requestId: randomUUID(),
        name: 'Amina',
        email: claimer.email,
        honeypot: '',
        subject: 'general',
        message: 'Is there parking?',
        language: 'en',
      }),
    );
    expect(done(await call(exportMyData, claimer, {})).messages).toEqual([]);
    done(await leave(claimer));
    expect((await database().doc(messagePath(messageId)).get()).exists).toBe(true);
  });
});

describe('deleting the account', () => {
  it('cancels what is to come, keeps what must be kept without its contact, and erases the rest', async () => {
    const client = await withProfile();
    const held = await heldSession(client, 30);
    const coming = await confirmedBooking(admin, client);
    const asked = await pendingBooking(client);
    await eventually(
      async () => (await standingEventsOf(coming.booking.id)).length === 1,
      'the meeting',
    );

    const answer = done(await leave(client));
    expect(answer).toMatchObject({ cancelled: 2, kept: 1 });
    expect(new Date(answer.retainUntil ?? 0).getUTCFullYear()).toBe(
      new Date(Date.now() - 30 * 86_400_000).getUTCFullYear() + 7,
    );

    await expect(accounts().getUser(client.uid)).rejects.toThrow();
    expect((await database().doc(profilePath(client.uid)).get()).exists).toBe(false);
    expect(await pendingOf(client.uid)).toEqual([]);
    expect(await clientOfAccount(client.uid)).toBeNull();

    const kept = await stored(held.id);
    const left = await clientById(held.clientId);
    expect(left).toMatchObject({ clientUserId: null, email: '', phone: '', name: 'Amina Hassan' });
    expect(left?.leftAt).not.toBeNull();
    expect(kept).toMatchObject({
      status: 'completed',
      clientUserId: null,
      clientEmail: '',
      clientPhone: '',
      clientName: 'Amina Hassan',
      clientData: { email: '', phone: '' },
      retainUntil: answer.retainUntil,
    });
    expect(JSON.stringify(kept)).not.toContain(client.email);
    expect((await database().doc(confidentialRequestPath(held.id)).get()).exists).toBe(true);
    expect((await database().doc(bookingStatusPath(held.referenceNumber)).get()).exists).toBe(
      false,
    );
    const history = await database()
      .collection(`${bookingPath(held.id)}/events`)
      .get();
    expect(history.docs.map((doc) => doc.get('actor.uid') as unknown)).not.toContain(client.uid);

    for (const { booking, place } of [coming, asked]) {
      expect(await stored(booking.id)).toMatchObject({ status: 'cancelled', clientUserId: null });
      expect(await locksOf(booking.id)).toEqual({});
      expect(await busyOn(place.date)).not.toContain(place.time);
    }
    expect(await standingEventsOf(coming.booking.id)).toEqual([]);

    const { docs: agreed } = await database()
      .collection(consents.collection)
      .where('uid', '==', client.uid)
      .get();
    expect(agreed.map((doc) => consents.fromStored(doc.data()).retainUntil)).toEqual([
      answer.retainUntil,
      answer.retainUntil,
    ]);
    const subjects = await eventually(async () => {
      const all = (await mailsTo(client.email)).map(({ subject }) => subject);
      return all.includes('Your account is deleted') && all;
    }, 'the goodbye');
    expect(subjects.filter((each) => each === 'Your account is deleted')).toHaveLength(1);

    // what was cancelled goes a day later, what is kept when its time is over
    await job('eraseExpiredRecords', Date.now() + 2 * 86_400_000);
    expect(await stored(coming.booking.id)).toBeNull();
    expect(await stored(asked.booking.id)).toBeNull();
    expect(
      (
        await database()
          .collection(`${bookingPath(asked.booking.id)}/events`)
          .get()
      ).docs,
    ).toEqual([]);
    expect(await stored(held.id)).not.toBeNull();
    await job('eraseExpiredRecords', (answer.retainUntil ?? 0) + 1);
    expect(await stored(held.id)).toBeNull();
    expect(await clientById(held.clientId)).toBeNull();
    expect(await locksOf(held.id)).toEqual({});
    expect((await database().doc(confidentialRequestPath(held.id)).get()).exists).toBe(false);
    expect((await agreed[0]!.ref.get()).exists).toBe(false);
  });

  it('erases at once what is older than the law asks for', async () => {
    const client = await withProfile();
    const old = await heldSession(client, 8 * 366);
    expect(done(await leave(client))).toEqual({ cancelled: 0, kept: 0, retainUntil: null });
    expect(await stored(old.id)).toBeNull();
    expect(
      (await database().collection(consents.collection).where('uid', '==', client.uid).get()).docs,
    ).toEqual([]);
  });

  it('asks for a fresh sign-in and an express word, and is not for staff', async () => {
    const client = await withProfile();
    const stale = { ...client, idToken: agedToken(client, 16) };
    expect(refused(await leave(stale))).toBe('recent-login-required');
    expect(
      refused(await call(deleteMyAccount, client, { confirmed: false, language: 'en' as const })),
    ).toBe('invalid-input');
    expect(refused(await leave(admin))).toBe('forbidden');
    expect(refused(await call(deleteMyAccount, null, { confirmed: true, language: 'en' }))).toBe(
      'signed-out',
    );
    expect((await accounts().getUser(client.uid)).uid).toBe(client.uid);
  });

  it('leaves what others have alone', async () => {
    const client = await withProfile();
    const other = await pendingBooking();
    done(await leave(client));
    expect(await stored(other.booking.id)).toMatchObject({ clientUserId: other.client.uid });
  });
});
