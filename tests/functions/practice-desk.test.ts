/** What staff do at their desk: booking for a client, notes, and mails sent again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bookOnBehalf,
  giveConsent,
  type BookOnBehalfInput,
} from '@tulia/domain/calls/book-on-behalf';
import { resendMail, saveNote } from '@tulia/domain/calls/booking-desk';
import type { CallContract } from '@tulia/domain/calls/call';
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent-due';
import { consents } from '@tulia/domain/records/consent';
import { mailPath, mailStatusPath } from '@tulia/domain/records/mail';
import { confidentialNotePath } from '@tulia/domain/records/booking';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent-versions';
import { randomUUID } from 'node:crypto';
import { call, database, done, person, refused, type Person } from '../support/actors';
import {
  bookingById,
  freeSlot,
  openPractice,
  pendingBooking,
  PRACTITIONER,
  type Place,
} from '../support/makers';
import { eventIds, locksOf } from './look';
import { eventually, mailsTo, mailStates } from './outside';
import { startInstance, type Instance } from './start-instance';

let instance: Instance;
let admin: Person;
let receptionist: Person;
let therapist: Person;
let client: Person;
beforeAll(async () => {
  await openPractice();
  instance = await startInstance();
  admin = await person({ role: 'admin' });
  receptionist = await person({ role: 'receptionist' });
  therapist = await person({ role: 'therapist', fullName: 'Dr Achieng' });
  client = await person();
});
afterAll(() => {
  instance.stop();
});

const ask = <Input, Output>(
  contract: CallContract<string, Input, Output>,
  who: Person | null,
  input: Input,
) => call(contract, who, input, { base: instance.base });

const byPhone = (place: Place, changes: Partial<BookOnBehalfInput> = {}): BookOnBehalfInput => ({
  requestId: randomUUID(),
  fullName: 'Wambui Kamau',
  email: `${randomUUID().slice(0, 13)}@example.com`,
  phone: '+254 711 000 222',
  serviceId: 'individual-therapy',
  practitionerId: PRACTITIONER,
  ...place,
  specialRequests: '',
  ageBand: 'adult',
  guardian: null,
  confirm: false,
  language: 'en',
  ...changes,
});

describe('booking for a client', () => {
  it('makes a request whose consents are still to be given, once for one request id', async () => {
    const input = byPhone(await freeSlot());
    const first = done(await ask(bookOnBehalf, receptionist, input));
    const again = done(await ask(bookOnBehalf, receptionist, input));
    expect(again).toEqual(first);
    expect(first.status).toBe('pending');
    const booking = await bookingById(first.bookingId);
    expect(booking).toMatchObject({
      createdBy: 'staff',
      clientUserId: null,
      clientEmail: input.email,
      consent: { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN },
    });
    expect(Object.keys(await mailStates(booking.id))).toEqual(['booking-received']);
    expect(Object.keys(await locksOf(booking.id))).not.toHaveLength(0);
  });

  it('confirms at once, with a meeting and one mail to the client', async () => {
    const input = byPhone(await freeSlot(), { confirm: true });
    const made = done(await ask(bookOnBehalf, admin, input));
    expect(made).toMatchObject({ status: 'confirmed', meeting: 'ready' });
    expect(await eventIds(made.bookingId)).toEqual(['000001-create', '000002-confirm']);
    const states = await mailStates(made.bookingId);
    expect(Object.keys(states).sort()).toEqual(['booking-confirmed', 'staff-invitation']);
    expect(done(await ask(bookOnBehalf, admin, input)).status).toBe('confirmed');
  });

  it('belongs to the account with that verified address, and to no other', async () => {
    const own = done(
      await ask(bookOnBehalf, admin, byPhone(await freeSlot(), { email: client.email })),
    );
    expect((await bookingById(own.bookingId)).clientUserId).toBe(client.uid);
    const unverified = await person({ verified: false });
    const other = done(
      await ask(bookOnBehalf, admin, byPhone(await freeSlot(), { email: unverified.email })),
    );
    expect((await bookingById(other.bookingId)).clientUserId).toBeNull();
  });

  it('asks the client for the consents, and records them', async () => {
    const someone = await person();
    const { bookingId } = done(
      await ask(bookOnBehalf, admin, byPhone(await freeSlot(), { email: someone.email })),
    );
    const input = {
      bookingId,
      privacyVersion: CONSENT_VERSIONS.privacy,
      agreementVersion: CONSENT_VERSIONS.adult,
      language: 'en' as const,
    };
    expect(refused(await ask(giveConsent, client, input))).toBe('not-found');
    expect(refused(await ask(giveConsent, someone, { ...input, privacyVersion: 'old' }))).toBe(
      'consent-outdated',
    );
    done(await ask(giveConsent, someone, input));
    expect((await bookingById(bookingId)).consent).toMatchObject({
      privacyVersion: CONSENT_VERSIONS.privacy,
      agreementVersion: CONSENT_VERSIONS.adult,
    });
    const { size } = await database()
      .collection(consents.collection)
      .where('uid', '==', someone.uid)
      .get();
    expect(size).toBe(2);
    expect(refused(await ask(giveConsent, someone, input))).toBe('transition-not-allowed');
  });

  it('meets what is taken, closed or past, and the guardian’s consent', async () => {
    const { place } = await pendingBooking();
    expect(refused(await ask(bookOnBehalf, admin, byPhone(place)))).toBe('slot-taken');
    const slot = await freeSlot();
    const refusalOf = async (changes: Partial<BookOnBehalfInput>) =>
      refused(await ask(bookOnBehalf, admin, byPhone(slot, changes)));
    expect(await refusalOf({ time: '05:00' })).toBe('slot-unavailable');
    expect(await refusalOf({ date: '2020-01-06' })).toBe('slot-unavailable');
    expect(await refusalOf({ ageBand: 'adolescent' })).toBe('guardian-required');
    expect(await refusalOf({ serviceId: 'no-such-service' })).toBe('service-unavailable');
    expect(refused(await ask(bookOnBehalf, therapist, byPhone(slot)))).toBe('forbidden');
    expect(refused(await ask(bookOnBehalf, client, byPhone(slot)))).toBe('forbidden');
  });
});

describe('the private note', () => {
  it('is written by those who may see it, and removed when emptied', async () => {
    const { booking } = await pendingBooking();
    const note = database().doc(confidentialNotePath(booking.id));
    done(await ask(saveNote, therapist, { bookingId: booking.id, text: ' Call before. ' }));
    expect((await note.get()).data()).toMatchObject({
      text: 'Call before.',
      updatedBy: 'Dr Achieng',
    });
    done(await ask(saveNote, therapist, { bookingId: booking.id, text: '' }));
    expect((await note.get()).exists).toBe(false);
    const input = { bookingId: booking.id, text: 'x' };
    expect(refused(await ask(saveNote, receptionist, input))).toBe('forbidden');
    expect(refused(await ask(saveNote, client, input))).toBe('forbidden');
    expect(refused(await ask(saveNote, admin, { ...input, bookingId: 'none' }))).toBe('not-found');
  });
});

describe('sending a mail again', () => {
  it('works for a failed one and for one of unknown fate, and for no other', async () => {
    const { booking, client: to } = await pendingBooking();
    const mailId = `${booking.id}_1_booking-received`;
    await eventually(
      async () => (await mailStates(booking.id))['booking-received']?.state === 'sent',
      'the mail was sent',
    );
    expect(refused(await ask(resendMail, admin, { mailId }))).toBe('transition-not-allowed');
    for (const state of ['failed', 'unknown']) {
      await database().doc(mailPath(mailId)).update({ state });
      await database().doc(mailStatusPath(mailId)).update({ state });
      const before = (await mailsTo(to.email)).length;
      done(await ask(resendMail, admin, { mailId }));
      await eventually(async () => (await mailsTo(to.email)).length > before, 'one mail more');
      await eventually(
        async () => (await mailStates(booking.id))['booking-received']?.state === 'sent',
        'the mail was sent again',
      );
    }
    expect(refused(await ask(resendMail, receptionist, { mailId }))).toBe('forbidden');
    expect(refused(await ask(resendMail, admin, { mailId: 'none' }))).toBe('not-found');
  });
});
