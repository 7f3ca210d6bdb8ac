import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelBooking, moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { mailPath, mails } from '@tulia/domain/records/mail';
import { call, database, done, person, type Person } from '../support/actors';
import {
  bookingById,
  confirmedBooking,
  freeSlot,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { attachmentText, disturbSmtp, eventually, job, mailStates, mailsTo } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const mailId = (bookingId: string, template = 'booking-received') => `${bookingId}_1_${template}`;

async function stateOf(bookingId: string, template = 'booking-received') {
  return (await mailStates(bookingId))[template]?.state;
}

/** A client's request. The mail server misbehaves for the mail about it, and for no other. */
async function requestDuring(fault: Parameters<typeof disturbSmtp>[0], ends: string) {
  const client = await person();
  await disturbSmtp(fault, undefined, client.email);
  const made = await pendingBooking(client);
  await eventually(
    async () => (await mailStates(made.booking.id))['booking-received']?.attempts === 1,
    'an attempt',
  );
  await eventually(async () => (await stateOf(made.booking.id)) === ends, `the state ${ends}`);
  await disturbSmtp('ok', undefined, client.email);
  return made;
}

describe('the mails of a booking', () => {
  it('reach client and practice once, with neutral subjects', async () => {
    const { booking, client } = await pendingBooking();
    await eventually(async () => (await stateOf(booking.id)) === 'sent', 'the mail');
    const [mail, ...more] = await mailsTo(client.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('We have received your request');
    expect(mail?.text).toContain(booking.referenceNumber);
    await eventually(
      async () => (await stateOf(booking.id, 'admin-notification')) === 'sent',
      'the other',
    );
    const practice = (await mailsTo('practice@tulia.example')).filter((each) =>
      each.text.includes(booking.referenceNumber),
    );
    expect(practice.map(({ subject }) => subject)).toEqual(['New Booking Request']);
  });

  it('carry one calendar entry through its life', async () => {
    const { booking, client } = await confirmedBooking(admin);
    await eventually(
      async () => (await stateOf(booking.id, 'booking-confirmed')) === 'sent',
      'the confirmation',
    );
    done(
      await call(moveBooking, admin, {
        bookingId: booking.id,
        version: booking.version,
        ...(await freeSlot()),
      }),
    );
    const moved = await bookingById(booking.id);
    await eventually(
      async () => (await stateOf(booking.id, 'booking-moved')) === 'sent',
      'the move',
    );
    done(await call(cancelBooking, admin, { bookingId: booking.id, version: moved.version }));
    await eventually(
      async () => (await stateOf(booking.id, 'booking-cancelled')) === 'sent',
      'the end',
    );
    const invitations = [];
    for (const mail of await mailsTo(client.email)) {
      const file = mail.attachments.find(({ name }) => name === 'session.ics');
      if (file === undefined) continue;
      const calendar = new ICAL.Component(ICAL.parse(await attachmentText(file.url)) as unknown[]);
      const event = calendar.getFirstSubcomponent('vevent');
      const field = (name: string) => String(event?.getFirstPropertyValue(name));
      invitations.push({
        method: calendar.getFirstPropertyValue('method'),
        sequence: field('sequence'),
        uid: field('uid'),
      });
    }
    const [last, second, first] = invitations;
    expect(new Set(invitations.map(({ uid }) => uid)).size).toBe(1);
    expect(first).toMatchObject({ method: 'REQUEST', sequence: '0' });
    expect(second).toMatchObject({ method: 'REQUEST', sequence: '1' });
    expect(last).toMatchObject({ method: 'CANCEL', sequence: '2' });
  });

  it('are not sent twice when delivery is ordered again', async () => {
    const { booking, client } = await pendingBooking();
    await eventually(async () => (await stateOf(booking.id)) === 'sent', 'the mail');
    await Promise.all([job('sweepOutbox'), job('sweepOutbox')]);
    expect(await mailsTo(client.email)).toHaveLength(1);
  });
});

describe('when the mail server misbehaves', () => {
  it('a refusal is final and visible', async () => {
    const { booking, client } = await requestDuring('refuse', 'failed');
    expect((await mailStates(booking.id))['booking-received']?.problem).toBe('smtp-550');
    await job('sweepOutbox', Date.now() + 3_600_000);
    expect(await mailsTo(client.email)).toEqual([]);
  });

  it('a temporary refusal is tried again later', async () => {
    const { booking, client } = await requestDuring('temporary', 'pending');
    expect((await mailStates(booking.id))['booking-received']?.problem).toBe('smtp-451');
    await job('sweepOutbox');
    expect(await mailsTo(client.email)).toEqual([]);
    await job('sweepOutbox', Date.now() + 120_000);
    expect(await stateOf(booking.id)).toBe('sent');
    expect(await mailsTo(client.email)).toHaveLength(1);
  });

  it('a connection cut before the answer leaves it open: shown as unknown, never sent again', async () => {
    const { booking, client } = await requestDuring('accept-then-drop', 'unknown');
    await job('sweepOutbox', Date.now() + 3_600_000);
    expect(await stateOf(booking.id)).toBe('unknown');
    expect(await mailsTo(client.email)).toHaveLength(1);
  });

  it('a server that takes the mail in and never answers is given up: unknown, never sent again', async () => {
    const { booking } = await requestDuring('hang', 'unknown');
    await job('sweepOutbox', Date.now() + 3_600_000);
    expect(await mailStates(booking.id)).toMatchObject({
      'booking-received': { state: 'unknown', attempts: 1 },
    });
  });
});

describe('a worker that died', () => {
  it('while sending leaves its mail unknown', async () => {
    const { booking, client } = await pendingBooking();
    await eventually(async () => (await stateOf(booking.id)) === 'sent', 'the mail');
    const ref = database().doc(mailPath(mailId(booking.id)));
    const leaseUntil = Date.now() - 1;
    await ref.update(
      mails.toStoredPart({
        state: 'sending',
        leaseToken: 'dead',
        leaseUntil,
        notBefore: leaseUntil,
      }),
    );
    await job('sweepOutbox');
    expect(await stateOf(booking.id)).toBe('unknown');
    expect((await mailStates(booking.id))['booking-received']?.problem).toBe('interrupted');
    expect(await mailsTo(client.email)).toHaveLength(1);
  });

  it('is left alone while its lease runs', async () => {
    const { booking } = await pendingBooking();
    await eventually(async () => (await stateOf(booking.id)) === 'sent', 'the mail');
    const ref = database().doc(mailPath(mailId(booking.id)));
    const leaseUntil = Date.now() + 60_000;
    await ref.update(
      mails.toStoredPart({
        state: 'sending',
        leaseToken: 'alive',
        leaseUntil,
        notBefore: leaseUntil,
      }),
    );
    await job('sweepOutbox');
    expect((await ref.get()).get('state')).toBe('sending');
    await ref.update({ state: 'sent', leaseToken: null, leaseUntil: null });
  });
});
