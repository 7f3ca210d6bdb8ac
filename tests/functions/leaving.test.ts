/**
 * A client deletes the account: after the jobs of the following nights only the record that must be kept names the
 * client.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import { savePushToken } from '@tulia/domain/calls/people/push-token';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { markMessage } from '@tulia/domain/calls/practice/manage-practice';
import { noMeeting } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { messagePath } from '@tulia/domain/records/message';
import { call, database, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import { bookingRequest, confirmedBooking, freeSlot, openPractice } from '../support/makers';
import { world } from '../support/world';
import { documentsNaming } from './look';
import { disturbSmtp, eventually, job } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const DAY = 86_400_000;
const leave = (who: Person) =>
  call(deleteMyAccount, who, { confirmed: true, language: 'en' as const });

const message = (email: string) => ({
  requestId: randomUUID(),
  name: 'Amina',
  email,
  subject: 'general' as const,
  message: 'Is there parking?',
  honeypot: '',
  language: 'en' as const,
});

describe('of a client who left', () => {
  it('no mail, no message and no address stays, also when the mail server was busy', async () => {
    const who = await person({ fullName: 'Amina Sentinel' });
    await confirmedBooking(admin, who);
    done(await call(sendMessage, null, message(who.email.toUpperCase())));
    expect(done(await call(exportMyData, who, {})).messages).toHaveLength(1);
    await disturbSmtp('temporary', 1, who.email);
    done(await leave(who));
    await eventually(async () => {
      const goodbye = await database().doc(`mail/account-deleted_${who.uid}`).get();
      return goodbye.get('state') === 'sent';
    }, 'the goodbye');
    await job('sweepOutbox', Date.now() + 4 * 3_600_000);
    for (const days of [2, 3, 30]) await job('eraseExpiredRecords', Date.now() + days * DAY + 1000);
    expect(await documentsNaming(who.email, 'Amina Sentinel')).toEqual([]);
    // Firestore's own expiry takes it, which the emulator has not.
    expect(await documentsNaming(who.uid)).toEqual([`left/${who.uid}`]);
  });

  it('the token writes nothing any more', async () => {
    const who = await person();
    done(await leave(who));
    expect(refused(await call(createBooking, who, bookingRequest(await freeSlot())))).toBe(
      'signed-out',
    );
    const token = `device:${randomUUID()}-${randomUUID()}`;
    expect(refused(await call(savePushToken, who, { token }))).toBe('signed-out');
    const profile = `http://${world.firestoreHost}/v1/projects/${world.project}/databases/(default)/documents/profiles?documentId=${who.uid}`;
    const answer = await fetch(profile, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.idToken}` },
      body: JSON.stringify({ fields: {} }),
    });
    expect(answer.status).toBe(403);
    expect(await documentsNaming(token)).toEqual([]);
  });

  it('nothing that was on its way stays', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person()));
    const places: { uid: string; place: { date: string; time: string } }[] = [];
    for (const { uid } of people) places.push({ uid, place: await freeSlot() });
    await Promise.all(
      people.flatMap((who, index) => [
        leave(who),
        call(createBooking, who, bookingRequest(places[index]!.place)),
      ]),
    );
    for (const days of [2, 3]) await job('eraseExpiredRecords', Date.now() + days * DAY + 1000);
    const left = await documentsNaming(...people.map(({ email }) => email));
    expect(left).toEqual([]);
    // Six bookings, devices and profiles at once wait for one another: 18 s, and over a minute on a busy machine.
  });
});

describe('mails and messages', () => {
  it('are kept as long as they are needed, and no longer', async () => {
    const email = `${randomUUID().slice(0, 13)}@example.com`;
    const { messageId } = done(await call(sendMessage, null, message(email)));
    const open = await database().doc(messagePath(messageId)).get();
    expect(open.get('email')).toBe(email);
    await job('eraseExpiredRecords', Date.now() + 31 * DAY);
    expect((await open.ref.get()).exists).toBe(true);
    done(await call(markMessage, admin, { messageId, answered: true }));
    await job('eraseExpiredRecords', Date.now() + 31 * DAY);
    expect((await open.ref.get()).exists).toBe(false);
    await job('eraseExpiredRecords', Date.now() + 181 * DAY);
    expect((await database().doc(`mail/message_${messageId}`).get()).exists).toBe(false);
    expect((await database().doc(`mailStatus/message_${messageId}`).get()).exists).toBe(false);
  });
});

describe('the record of a booking', () => {
  it('is kept until its time is over, to the minute, and goes then', async () => {
    const { booking } = await confirmedBooking(admin);
    const retainUntil = Date.now() + 200 * DAY;
    const document = database().doc(bookingPath(booking.id));
    await document.update(bookings.toStoredPart({ retainUntil, meeting: noMeeting }));
    await job('eraseExpiredRecords', retainUntil - 60_000);
    expect((await document.get()).exists).toBe(true);
    for (const part of ['confidential', 'notes', 'noteState', 'events'])
      await document.collection(part).doc('x').set({ text: 'confided' });
    await job('eraseExpiredRecords', retainUntil);
    expect((await document.get()).exists).toBe(false);
    // A document that is gone may still have others below it.
    expect(await document.listCollections()).toEqual([]);
  });
});
