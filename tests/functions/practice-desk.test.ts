/** What staff do at their desk: booking for a client, notes, and mails sent again. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bookOnBehalf,
  giveConsent,
  type BookOnBehalfInput,
} from '@tulia/domain/calls/bookings/book-on-behalf';
import {
  amendNote,
  resendMail,
  saveNote,
  settleMail,
  signNote,
} from '@tulia/domain/calls/bookings/booking-desk';
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent/consent-due';
import { consents } from '@tulia/domain/records/consent';
import { mailPath, mailStatusPath } from '@tulia/domain/records/mail';
import {
  bookingEventPath,
  confidentialNotePath,
  noteVersionsPath,
} from '@tulia/domain/records/booking';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { database, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import {
  bookingById,
  freeSlot,
  openPractice,
  pendingBooking,
  phoneRequest,
  PRACTITIONER,
  type Place,
} from '../support/makers';
import { eventIds, locksOf } from './look';
import { eventually, mailsTo, mailStates } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
let receptionist: Person;
let therapist: Person;
let client: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
  receptionist = await person({ role: 'receptionist' });
  therapist = await person({ role: 'therapist', fullName: 'Dr Achieng' });
  client = await person();
});

const { ask } = instance;

/** A caller whom nobody knows, with an address. */
const byPhone = (place: Place, changes: Partial<BookOnBehalfInput> = {}) =>
  phoneRequest(place, {
    email: `${randomUUID().slice(0, 13)}@example.com`,
    practitionerId: PRACTITIONER,
    ...changes,
  });

describe('booking for a client', () => {
  it('makes a request without consents yet, once for one request id', async () => {
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

  it('confirms at once, with a meeting, one mail to the client and a reminder to come', async () => {
    const input = byPhone(await freeSlot(), { confirm: true });
    const made = done(await ask(bookOnBehalf, admin, input));
    expect(made).toMatchObject({ status: 'confirmed', meeting: 'ready' });
    expect(await eventIds(made.bookingId)).toEqual(['000001-create', '000002-confirm']);
    const states = await mailStates(made.bookingId);
    expect(Object.keys(states).sort()).toEqual([
      'booking-confirmed',
      'session-reminder',
      'staff-invitation',
    ]);
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
  it('is written and emptied by the therapist, and refused to reception and the client', async () => {
    const { booking } = await pendingBooking();
    const note = database().doc(confidentialNotePath(booking.id));
    const written = { bookingId: booking.id, version: 0, text: ' Call before. ' };
    expect(done(await ask(saveNote, therapist, written))).toEqual({ version: 1 });
    expect((await note.get()).data()).toMatchObject({
      text: 'Call before.',
      version: 1,
      updatedBy: 'Dr Achieng',
    });
    done(await ask(saveNote, therapist, { ...written, version: 1, text: '' }));
    expect((await note.get()).data()).toMatchObject({ text: '', version: 2 });
    expect(refused(await ask(saveNote, receptionist, written))).toBe('forbidden');
    expect(refused(await ask(saveNote, client, written))).toBe('forbidden');
    const none = { ...written, bookingId: 'none' };
    expect(refused(await ask(saveNote, admin, none))).toBe('not-found');
  });

  it('is not overwritten by staff who have not seen it: versions are kept, and the history names them', async () => {
    const { booking } = await pendingBooking();
    const written = (text: string, version: number) => ({ bookingId: booking.id, text, version });
    done(await ask(saveNote, therapist, written('Safety plan discussed.', 0)));
    const late = await ask(saveNote, admin, written('Asked for an invoice.', 0));
    expect(refused(late)).toBe('note-changed');
    expect(late).toMatchObject({ details: { version: 1, by: 'Dr Achieng' } });
    const both = 'Safety plan discussed. Asked for an invoice.';
    expect(done(await ask(saveNote, admin, written(both, 1)))).toEqual({ version: 2 });
    const kept = await database().collection(noteVersionsPath(booking.id)).orderBy('version').get();
    expect(kept.docs.map((doc) => doc.get('text') as string)).toEqual([
      'Safety plan discussed.',
      both,
    ]);
    const ids = await eventIds(booking.id);
    expect(ids.filter((id) => id.startsWith('note-'))).toEqual(['note-000001', 'note-000002']);
    const event = await database().doc(bookingEventPath(booking.id, 'note-000001')).get();
    expect(JSON.stringify(event.data())).not.toContain('Safety');
  });

  it('once signed cannot be overwritten; additions stand beside it', async () => {
    const { booking } = await pendingBooking();
    const { id: bookingId } = booking;
    const text = 'Safety plan discussed.';
    expect(refused(await ask(signNote, therapist, { bookingId, version: 1 }))).toBe('note-changed');
    done(await ask(saveNote, therapist, { bookingId, text, version: 0 }));
    for (const who of [receptionist, client]) {
      expect(refused(await ask(signNote, who, { bookingId, version: 1 }))).toBe('forbidden');
    }
    expect(done(await ask(signNote, therapist, { bookingId, version: 1 }))).toEqual({ version: 2 });
    expect(done(await ask(signNote, admin, { bookingId, version: 2 }))).toEqual({ version: 2 });
    for (const other of ['Other words.', '']) {
      const late = await ask(saveNote, admin, { bookingId, text: other, version: 2 });
      expect(refused(late)).toBe('note-signed');
    }
    const added = { bookingId, text: ' Exams begin on 11 January. ', version: 2 };
    expect(refused(await ask(amendNote, receptionist, added))).toBe('forbidden');
    expect(done(await ask(amendNote, admin, added))).toEqual({ version: 3 });
    expect(refused(await ask(amendNote, therapist, added))).toBe('note-changed');
    const note = await database().doc(confidentialNotePath(bookingId)).get();
    expect(note.data()).toMatchObject({ text, version: 3, signedBy: 'Dr Achieng' });
    const kept = await database().collection(noteVersionsPath(bookingId)).orderBy('version').get();
    expect(kept.docs.map((doc) => [doc.get('text'), doc.get('isAmendment')] as const)).toEqual([
      [text, false],
      [text, false],
      ['Exams begin on 11 January.', true],
    ]);
    const ids = (await eventIds(bookingId)).filter((each) => each.startsWith('note-'));
    expect(ids).toEqual(['note-000001', 'note-000002', 'note-000003']);
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
    expect(refused(await ask(resendMail, client, { mailId }))).toBe('forbidden');
    expect(refused(await ask(resendMail, admin, { mailId: 'none' }))).toBe('not-found');
  });

  it('ends when reception says that the mail was seen to, and it is counted no more', async () => {
    const { booking } = await pendingBooking();
    const mailId = `${booking.id}_1_booking-received`;
    const state = async () => (await mailStates(booking.id))['booking-received'];
    await eventually(async () => (await state())?.state === 'sent', 'the mail was sent');
    expect(refused(await ask(settleMail, receptionist, { mailId }))).toBe('transition-not-allowed');
    await database().doc(mailPath(mailId)).update({ state: 'failed' });
    await database().doc(mailStatusPath(mailId)).update({ state: 'failed', problem: 'smtp-550' });
    expect(refused(await ask(settleMail, client, { mailId }))).toBe('forbidden');
    expect(done(await ask(settleMail, receptionist, { mailId }))).toEqual({ state: 'skipped' });
    expect(await state()).toMatchObject({ state: 'skipped', problem: 'smtp-550' });
    expect(refused(await ask(settleMail, receptionist, { mailId: 'none' }))).toBe('not-found');
  });
});
