/** A guardian answers by the link of a letter, before which nothing is confirmed; and there is one link of each way. */
import { beforeAll, expect, it } from 'vitest';
import { answerGuardianLink, makeGuardianLink } from '@tulia/domain/calls/guardian/guardian';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { guardianLinks } from '@tulia/domain/records/guardian-link';
import { runs } from '@tulia/domain/testing/runs';
import { database, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import { bookingById, openPractice, pendingBooking } from '../support/makers';
import { eventually, mailsTo } from './outside';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
let receptionist: Person;
beforeAll(async () => {
  await openPractice();
  receptionist = await person({ role: 'receptionist' });
});

const texts = {
  privacyVersion: CONSENT_VERSIONS.privacy,
  agreementVersion: CONSENT_VERSIONS.adolescent,
};

/** A request of a client aged 12 to 17; the guardian has an address of their own. */
async function youngRequest() {
  const email = `guardian-${randomUUID()}@example.com`;
  const made = await pendingBooking(undefined, {
    serviceId: 'adolescent-support',
    category: 'peer-pressure',
    ageBand: 'adolescent',
    guardian: { name: 'Zawadi Hassan', phone: '+254 700 000 012', email, consents: true },
    consent: texts,
  });
  return { ...made, email };
}

/** The token of the link in the letter to this address. */
const mailedToken = (email: string) =>
  eventually(async () => {
    const [letter] = await mailsTo(email);
    return /\/guardian#([0-9a-f]{32})/.exec(letter?.text ?? '')?.[1];
  }, 'the letter to the guardian');

it('nothing is confirmed before the guardian has agreed by the mailed link', async () => {
  const { booking, place, email } = await youngRequest();
  const confirm = async () => {
    const { version } = await bookingById(booking.id);
    return ask(confirmBooking, receptionist, { bookingId: booking.id, version, ...place });
  };
  expect(refused(await confirm())).toBe('guardian-consent-due');
  const said = { digits: '', code: '', agrees: true, language: 'sw' as const, ...texts };
  const token = await mailedToken(email);
  expect(done(await ask(answerGuardianLink, null, { token, ...said })).view.state).toBe('given');
  done(await confirm());
});

it('a booking has one link of each way, also when several are wanted at the same moment', async () => {
  for (let round = 0; round < runs(20); round += 1) {
    const { booking, email } = await youngRequest();
    const hand = async () =>
      done(await ask(makeGuardianLink, receptionist, { bookingId: booking.id })).token;
    const tokens = await Promise.all(Array.from({ length: 5 }, hand));
    expect(new Set(tokens).size).toBe(1);
    const mailed = await mailedToken(email);
    const found = await database()
      .collection(guardianLinks.collection)
      .where('bookingId', '==', booking.id)
      .get();
    const stored = found.docs.map((doc) => doc.get('token') as unknown);
    expect(new Set(stored)).toEqual(new Set([tokens[0], mailed]));
  }
});
