/**
 * A client deletes the account: after the jobs of the following nights only the record that must be kept names the
 * client.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { claimMyBookings, deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import { savePushToken } from '@tulia/domain/calls/people/push-token';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { DAY } from '@tulia/domain/time/instant';
import { call, database, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/random';
import { deepIt } from '../support/deep';
import { bookingRequest, confirmedBooking, freeSlot, openPractice } from '../support/makers';
import { environment } from '../support/environment';
import { documentsNaming } from './read-stored';
import { disturbSmtp, eventually, job } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

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
    // Firestore's expiry would delete it; the emulator has none.
    expect(await documentsNaming(who.uid)).toEqual([`left/${who.uid}`]);
  });

  it('the token writes nothing any more, and is told that it is signed out', async () => {
    const who = await person();
    done(await leave(who));
    const token = `device:${randomUUID()}-${randomUUID()}`;
    for (const answer of [
      await call(createBooking, who, bookingRequest(await freeSlot())),
      await call(savePushToken, who, { token, staff: null }),
      await call(exportMyData, who, {}),
      await call(claimMyBookings, who, {}),
      await leave(who),
    ])
      expect(refused(answer)).toBe('signed-out');
    const profile = `http://${environment.firestoreHost}/v1/projects/${environment.project}/databases/(default)/documents/profiles?documentId=${who.uid}`;
    const answer = await fetch(profile, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.idToken}` },
      body: JSON.stringify({ fields: {} }),
    });
    expect(answer.status).toBe(403);
    expect(await documentsNaming(token)).toEqual([]);
  });

  deepIt('requests that were on their way leave nothing', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person()));
    const asked = [];
    for (const who of people) asked.push({ who, request: bookingRequest(await freeSlot()) });
    await Promise.all(
      asked.flatMap(({ who, request }) => [leave(who), call(createBooking, who, request)]),
    );
    for (const days of [2, 3]) await job('eraseExpiredRecords', Date.now() + days * DAY + 1000);
    expect(await documentsNaming(...people.map(({ email }) => email))).toEqual([]);
  });
});
