/** A booking has one link for its guardian of each way: the one of the email, and the one that staff hand over. */
import { beforeAll, expect, it } from 'vitest';
import { makeGuardianLink } from '@tulia/domain/calls/guardian/guardian';
import { guardianLinks } from '@tulia/domain/records/guardian-link';
import { runs } from '@tulia/domain/testing/runs';
import { database, done, person, type Person } from '../support/actors';
import { aGuardiansAddress, asYoung, openPractice, pendingBooking } from '../support/makers';
import { mailedToken } from './outside';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
let receptionist: Person;
beforeAll(async () => {
  await openPractice();
  receptionist = await person({ role: 'receptionist' });
});

it('a booking has one guardian link of each kind, also when several are asked for at once', async () => {
  for (let round = 0; round < runs(20); round += 1) {
    const email = aGuardiansAddress();
    const { booking } = await pendingBooking(undefined, asYoung(email));
    const hand = async () =>
      done(await ask(makeGuardianLink, receptionist, { bookingId: booking.id })).token;
    const tokens = await Promise.all(Array.from({ length: 5 }, hand));
    expect(new Set(tokens).size).toBe(1);
    const mailed = await mailedToken(email, 'guardian');
    const found = await database()
      .collection(guardianLinks.collection)
      .where('bookingId', '==', booking.id)
      .get();
    const stored = found.docs.map((doc) => doc.get('token') as unknown);
    expect(new Set(stored)).toEqual(new Set([tokens[0], mailed]));
  }
});
