import { beforeAll, describe, expect, it } from 'vitest';
import { recordPayment } from '@tulia/domain/calls/bookings/booking-desk';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import {
  cancelBooking,
  completeBooking,
  confirmBooking,
  markNoShow,
  moveBooking,
  rejectBooking,
  reopenBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import { updateBookingContact } from '@tulia/domain/calls/bookings/update-booking-contact';
import {
  bookingEventId,
  bookingEventPath,
  bookingPath,
  bookings,
} from '@tulia/domain/records/booking';
import { slotLockPath } from '@tulia/domain/records/slot-lock';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { HOUR } from '@tulia/domain/time/instant';
import { addDays, toWallTime } from '@tulia/domain/time/practice-time';
import { database, detailsOf, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import {
  bookingById,
  bookingRequest,
  confirmedBooking,
  freeSlot,
  onceBegun,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { busyOn, eventIds, locksOf, pendingOf, statusCard, totals } from './look';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const { ask } = instance;

describe('confirming', () => {
  it('turns the hold into a session', async () => {
    const { booking, place, client } = await pendingBooking();
    const before = await totals();
    const answer = done(
      await ask(confirmBooking, admin, { bookingId: booking.id, version: 1, ...place }),
    );
    expect(answer).toMatchObject({
      status: 'confirmed',
      version: 2,
      meeting: 'ready',
      problem: null,
    });
    const after = await bookingById(booking.id);
    expect(after).toMatchObject({
      status: 'confirmed',
      confirmedDate: place.date,
      confirmedTimeSlot: place.time,
      holdExpiresAt: null,
      calendarSequence: 0,
    });
    const locks = Object.values(await locksOf(booking.id));
    expect(locks).toHaveLength(4);
    expect(locks.every(({ kind, expiresAt }) => kind === 'session' && expiresAt === null)).toBe(
      true,
    );
    expect((await statusCard(booking.referenceNumber))?.['status']).toBe('confirmed');
    expect(await pendingOf(client.uid)).toEqual([]);
    const totalsAfter = await totals();
    expect(totalsAfter['confirmed']).toBe((before['confirmed'] ?? 0) + 1);
    expect(totalsAfter['pending']).toBe((before['pending'] ?? 0) - 1);
    expect(await eventIds(booking.id)).toEqual(['000001-create', '000002-confirm']);
  });

  it('at another time frees the requested one', async () => {
    const { booking, place } = await pendingBooking();
    const other = await freeSlot();
    done(await ask(confirmBooking, admin, { bookingId: booking.id, version: 1, ...other }));
    const locks = Object.values(await locksOf(booking.id));
    expect(locks).toHaveLength(4);
    expect(locks.every(({ date }) => date === other.date)).toBe(true);
    expect(await busyOn(place.date)).not.toContain(place.time);
    expect(await busyOn(other.date)).toContain(other.time);
  });

  it('after the hold has lapsed and another client got the slot names free times', async () => {
    const { booking, place } = await pendingBooking();
    for (const id of Object.keys(await locksOf(booking.id))) {
      await database()
        .doc(slotLockPath(id))
        .update({ expiresAt: new Date(Date.now() - 1) });
    }
    done(await ask(createBooking, await person(), bookingRequest(place)));
    const answer = await ask(confirmBooking, admin, {
      bookingId: booking.id,
      version: 1,
      ...place,
    });
    expect(detailsOf(answer, 'slot-taken').freeTimes).toHaveLength(5);
    expect((await bookingById(booking.id)).status).toBe('pending');
  });

  it('is held to the confirm times and to today', async () => {
    const { booking, place } = await pendingBooking();
    const input = { bookingId: booking.id, version: 1 };
    const yesterday = addDays(toWallTime(Date.now()).date, -1);
    for (const [date, time, reason] of [
      [place.date, '07:00', 'closed'],
      [place.date, '08:30', 'closed'],
      [place.date, '19:00', 'closed'],
      [yesterday, '10:00', 'past'],
    ] as const) {
      expect(await ask(confirmBooking, admin, { ...input, date, time })).toMatchObject({
        code: 'slot-unavailable',
        details: { reason },
      });
    }
  });

  it('a young person needs the guardian’s consent', async () => {
    const { booking, place } = await pendingBooking(undefined, {
      serviceId: 'adolescent-support',
      ageBand: 'adolescent',
      guardian: {
        name: 'Zawadi',
        phone: '+254 700 000 012',
        email: 'z@example.com',
        consents: true,
      },
      consent: {
        privacyVersion: CONSENT_VERSIONS.privacy,
        agreementVersion: CONSENT_VERSIONS.adolescent,
      },
    });
    await database().doc(bookingPath(booking.id)).update({ 'guardian.consents': false });
    const input = { bookingId: booking.id, version: 1, ...place };
    expect(refused(await ask(confirmBooking, admin, input))).toBe('guardian-required');
    await database().doc(bookingPath(booking.id)).update({ 'guardian.consents': true });
    expect(refused(await ask(confirmBooking, admin, input))).toBe('guardian-consent-due');
  });

  it('a booking that was changed meanwhile is refused with its new state', async () => {
    const { booking, place } = await pendingBooking();
    done(await ask(rejectBooking, admin, { bookingId: booking.id, version: 1, reason: 'full' }));
    expect(
      await ask(confirmBooking, admin, { bookingId: booking.id, version: 1, ...place }),
    ).toMatchObject({
      code: 'version-conflict',
      details: { version: 2, status: 'rejected' },
    });
    expect(
      await ask(confirmBooking, admin, { bookingId: booking.id, version: 2, ...place }),
    ).toMatchObject({
      code: 'transition-not-allowed',
      details: { from: 'rejected', action: 'confirm' },
    });
  });
});

describe('rejecting', () => {
  it('frees the slot and keeps the reason for the client', async () => {
    const { booking, place, client } = await pendingBooking();
    done(
      await ask(rejectBooking, admin, {
        bookingId: booking.id,
        version: 1,
        reason: ' We are away. ',
      }),
    );
    expect(await bookingById(booking.id)).toMatchObject({
      status: 'rejected',
      rejectionReason: 'We are away.',
      holdExpiresAt: null,
    });
    expect(await locksOf(booking.id)).toEqual({});
    expect(await busyOn(place.date)).not.toContain(place.time);
    expect(await pendingOf(client.uid)).toEqual([]);
  });
});

describe('cancelling', () => {
  it('by the client releases everything once; a second time changes nothing', async () => {
    const { booking, place, client } = await confirmedBooking(admin);
    const input = { bookingId: booking.id, version: booking.version };
    const first = done(await ask(cancelBooking, client, input));
    expect(first).toEqual({
      status: 'cancelled',
      version: booking.version + 1,
      refund: 0,
      kept: 0,
    });
    expect(await locksOf(booking.id)).toEqual({});
    expect(await busyOn(place.date)).not.toContain(place.time);

    // Another booking has the slot by now; cancelling again must not touch it.
    const other = done(await ask(createBooking, await person(), bookingRequest(place)));
    expect(done(await ask(cancelBooking, client, input))).toEqual(first);
    expect(Object.keys(await locksOf(other.bookingId))).toHaveLength(4);
    const mails = await database().collection('mail').where('bookingId', '==', booking.id).get();
    expect(mails.docs.filter((doc) => doc.get('template') === 'booking-cancelled')).toHaveLength(1);
  });

  it.each([
    ['in time', 3 * 60 + 1, 'refund-due'],
    ['too late', 3 * 60 - 1, 'paid'],
  ])('a paid session, %s', async (_what, minutes, state) => {
    const { booking, client } = await confirmedBooking(admin);
    const startsAt = Date.now() + minutes * 60_000;
    await database()
      .doc(bookingPath(booking.id))
      .update({
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + 3_000_000),
      });
    const money = { amount: 3000, method: 'cash' as const, code: '' };
    const { version } = done(
      await ask(recordPayment, admin, {
        requestId: randomUUID(),
        bookingId: booking.id,
        version: booking.version,
        ...money,
      }),
    );
    const answer = done(await ask(cancelBooking, client, { bookingId: booking.id, version }));
    expect(answer.refund > 0).toBe(state === 'refund-due');
    expect((await bookingById(booking.id)).payment.state).toBe(state);
    // Its locks were for the old time, which the test took away from under it.
    for (const id of Object.keys(await locksOf(booking.id)))
      await database().doc(slotLockPath(id)).delete();
  });

  it.each([
    [{ askedBy: 'client' }, { refund: 0, kept: 3000 }],
    [
      { askedBy: 'client', waivesFee: true },
      { refund: 3000, kept: 0 },
    ],
    [{ askedBy: 'practice' }, { refund: 3000, kept: 0 }],
    [{}, { refund: 3000, kept: 0 }],
  ] as const)('by staff, too late for a refund, with %j', async (said, money) => {
    const { booking } = await confirmedBooking(admin);
    const bookingId = booking.id;
    const ref = database().doc(bookingPath(bookingId));
    const { startsAt, endsAt } = booking;
    const soon = Date.now() + HOUR;
    await ref.update(bookings.toStoredPart({ startsAt: soon, endsAt: soon + endsAt - startsAt }));
    const entry = { requestId: randomUUID(), bookingId, version: booking.version };
    const { version } = done(
      await ask(recordPayment, admin, { ...entry, amount: 3000, method: 'cash', code: '' }),
    );
    const why = { reason: 'She is travelling.', tellsReason: false };
    const answer = done(await ask(cancelBooking, admin, { bookingId, version, ...said, ...why }));
    expect(answer).toMatchObject(money);
    const by = 'askedBy' in said ? said.askedBy : 'practice';
    expect(await bookingById(bookingId)).toMatchObject({
      cancelledBy: by,
      cancelReason: null,
      cancelledLate: by === 'client',
      payment: { paid: 3000, balance: 0 - money.refund },
    });
    const eventId = bookingEventId({ version: answer.version, action: 'cancel' });
    const event = await database().doc(bookingEventPath(bookingId, eventId)).get();
    expect(event.get('details')).toMatchObject({ ...money, by, reason: 'She is travelling.' });

    // Reopened, it is as if it had never been cancelled.
    await ref.update(bookings.toStoredPart({ startsAt, endsAt }));
    done(await ask(reopenBooking, admin, { bookingId, version: answer.version }));
    expect(await bookingById(bookingId)).toMatchObject({
      status: 'confirmed',
      cancelledBy: null,
      cancelledLate: false,
      payment: { state: 'paid', keeps: false, balance: 0 },
    });
  });

  it('by the client waives no fee and cannot be said to be by the practice', async () => {
    const { booking, client } = await confirmedBooking(admin);
    const seen = { bookingId: booking.id, version: booking.version };
    for (const said of [{ waivesFee: true }, { askedBy: 'practice' as const }]) {
      expect(refused(await ask(cancelBooking, client, { ...seen, ...said }))).toBe('forbidden');
    }
  });

  it('of a past session that is not concluded sends no mail', async () => {
    const { booking } = await confirmedBooking(admin);
    const seen = { bookingId: booking.id, version: booking.version };
    await onceBegun(booking.id, async () => done(await ask(cancelBooking, admin, seen)), {
      minutesAgo: 24 * 60,
    });
    const mails = await database().collection('mail').where('bookingId', '==', booking.id).get();
    expect(mails.docs.filter((doc) => doc.get('template') === 'booking-cancelled')).toEqual([]);
    // Its locks were for the old time, which the test took away from under it.
    for (const id of Object.keys(await locksOf(booking.id)))
      await database().doc(slotLockPath(id)).delete();
  });

  it('by the client is over when the session has begun', async () => {
    const { booking, client } = await confirmedBooking(admin);
    await database()
      .doc(bookingPath(booking.id))
      .update({ startsAt: new Date(Date.now() - 1000) });
    expect(
      refused(
        await ask(cancelBooking, client, { bookingId: booking.id, version: booking.version }),
      ),
    ).toBe('transition-not-allowed');
  });

  it('by an admin works from every status', async () => {
    for (const conclude of [completeBooking, markNoShow]) {
      const { booking } = await confirmedBooking(admin);
      const seen = { bookingId: booking.id, version: booking.version };
      expect(refused(await ask(conclude, admin, seen))).toBe('session-not-begun');
      const concluded = await onceBegun(booking.id, async () =>
        done(await ask(conclude, admin, seen)),
      );
      const input = { bookingId: booking.id, version: concluded.version };
      expect(done(await ask(cancelBooking, admin, input)).status).toBe('cancelled');
      expect(await locksOf(booking.id)).toEqual({});
    }
  });
});

describe('moving', () => {
  it('by the client within policy', async () => {
    const { booking, place, client } = await confirmedBooking(admin);
    const to = await freeSlot();
    const input = { bookingId: booking.id, version: booking.version, ...to };
    expect(done(await ask(moveBooking, client, input))).toMatchObject({
      status: 'confirmed',
      meeting: 'ready',
    });
    const after = await bookingById(booking.id);
    expect(after).toMatchObject({
      confirmedDate: to.date,
      confirmedTimeSlot: to.time,
      calendarSequence: 1,
    });
    expect(after.googleMeetId).toBe(booking.googleMeetId);
    expect(await busyOn(place.date)).not.toContain(place.time);
    expect(Object.values(await locksOf(booking.id)).every(({ date }) => date === to.date)).toBe(
      true,
    );
  });

  it('by the client not after the cut-off, by staff still', async () => {
    const { booking, client } = await confirmedBooking(admin);
    await database()
      .doc(bookingPath(booking.id))
      .update({ startsAt: new Date(Date.now() + 6 * 3_600_000 - 60_000) });
    const input = { bookingId: booking.id, version: booking.version, ...(await freeSlot()) };
    expect(await ask(moveBooking, client, input)).toMatchObject({
      code: 'too-late-to-move',
      details: { cutoffHours: 6 },
    });
    done(await ask(moveBooking, admin, input));
    for (const id of Object.keys(await locksOf(booking.id)))
      await database().doc(slotLockPath(id)).delete();
  });

  it('to a taken time is refused, and the old time stays', async () => {
    const { booking, client } = await confirmedBooking(admin);
    const { place: taken } = await pendingBooking();
    const input = { bookingId: booking.id, version: booking.version, ...taken };
    expect(refused(await ask(moveBooking, client, input))).toBe('slot-taken');
    expect(Object.keys(await locksOf(booking.id))).toHaveLength(4);
  });
});

describe('contact details', () => {
  it('are the client’s to change; access and mails stay with the account', async () => {
    const { booking, client } = await pendingBooking();
    const { version } = done(
      await ask(updateBookingContact, client, {
        bookingId: booking.id,
        name: 'Amina Ali',
        email: 'other@example.com',
        phone: '+254 711 111 111',
      }),
    );
    expect(version).toBe(2);
    const after = await bookingById(booking.id);
    expect(after).toMatchObject({
      clientName: 'Amina Ali',
      clientEmail: client.email,
      clientData: { email: 'other@example.com' },
    });
    expect(after.searchTerms).toContain('ali');
    expect((await statusCard(booking.referenceNumber))?.['clientName']).toBe('Amina Ali');
  });
});
