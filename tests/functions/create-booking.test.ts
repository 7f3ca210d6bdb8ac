import { beforeAll, describe, expect, it } from 'vitest';
import {
  createBooking,
  type CreateBookingInput,
} from '@tulia/domain/calls/bookings/create-booking';
import { claimMyBookings } from '@tulia/domain/calls/people/my-data';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { bookings, confidentialRequestPath } from '@tulia/domain/records/booking';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { availabilityPath } from '@tulia/domain/records/availability';
import { slotLockPath } from '@tulia/domain/records/slot-lock';
import { lockId } from '@tulia/domain/slot/granule';
import { addDays, monthOf, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { crowd } from '@tulia/domain/testing/runs';
import { DETAIL_NAMES, noDetails } from '@tulia/domain/booking/request-details';
import { ASKS_EVERY_DETAIL, everyDetail } from '@tulia/domain/testing/request';
import { FieldValue } from 'firebase-admin/firestore';
import {
  call,
  callRaw,
  database,
  detailsOf,
  done,
  person,
  type Person,
  refused,
  untilServed,
} from '../support/actors';
import { randomUUID } from '../support/chance';
import {
  bookingById,
  bookingRequest,
  freeSlot,
  openPractice,
  pendingBooking,
  PRACTITIONER,
} from '../support/makers';
import { busyOn, eventIds, locksOf, pendingOf, statusCard, totals } from './look';
import { ownInstance } from './own-instance';

const instance = ownInstance();
beforeAll(async () => {
  await openPractice();
});

const create = (who: Person | null, input: CreateBookingInput) =>
  call(createBooking, who, input, { base: instance.base });

const guardian = {
  name: 'Zawadi Hassan',
  phone: '+254 700 000 012',
  email: 'zawadi@example.com',
  consents: true,
} as const;
const adolescentConsent = {
  privacyVersion: CONSENT_VERSIONS.privacy,
  agreementVersion: CONSENT_VERSIONS.adolescent,
};

describe('a request', () => {
  it('keeps what the form asks couples where the special requests are, and nowhere else', async () => {
    const [client, place] = [await person(), await freeSlot()];
    const asked = { serviceId: ASKS_EVERY_DETAIL, ...everyDetail };
    const { bookingId } = done(await create(client, bookingRequest(place, asked)));
    const request = await database().doc(confidentialRequestPath(bookingId)).get();
    expect(request.data()).toMatchObject(everyDetail);
    const booking = JSON.stringify(await bookingById(bookingId));
    for (const name of DETAIL_NAMES) expect(booking).not.toContain(everyDetail[name]);
  });

  it('is written with all that belongs to it, in one commit', async () => {
    const client = await person();
    const place = await freeSlot();
    const before = await totals();
    const answer = done(
      await create(
        client,
        bookingRequest(place, { specialRequests: 'a quiet room', category: 'trauma' }),
      ),
    );

    const booking = await bookingById(answer.bookingId);
    expect(booking).toMatchObject({
      status: 'pending',
      version: 1,
      clientUserId: client.uid,
      clientEmail: client.email,
      clientData: { email: 'amina@example.com' },
      preferredDates: [place.date],
      service: { price: 3000, durationMinutes: 50 },
    });
    expect(answer.holdExpiresAt - booking.createdAt).toBe(15 * 60_000);

    const [hour] = place.time.split(':');
    const steps = [`${String(hour)}:00`, `${String(hour)}:30`];
    const ids = steps.map((time) =>
      lockId({ practitionerId: PRACTITIONER, date: place.date, time }),
    );
    const locks = await locksOf(booking.id);
    expect(Object.keys(locks).sort()).toEqual(
      ids.flatMap((id) => [id, `${id}_individual-therapy`]).sort(),
    );
    expect(Object.values(locks).every(({ kind }) => kind === 'hold')).toBe(true);
    expect(await busyOn(place.date)).toEqual(expect.arrayContaining(steps));
    expect(await statusCard(booking.referenceNumber)).toEqual({
      referenceNumber: booking.referenceNumber,
      status: 'pending',
      clientName: 'Amina Hassan',
    });
    const request = await database().doc(confidentialRequestPath(booking.id)).get();
    expect(request.data()).toEqual({
      specialRequests: 'a quiet room',
      category: 'trauma',
      ...noDetails,
    });
    expect(JSON.stringify(booking)).not.toContain('quiet room');
    expect(await eventIds(booking.id)).toEqual(['000001-create']);
    expect(await pendingOf(client.uid)).toEqual([booking.id]);
    const after = await totals();
    expect(after['pending']).toBe((before['pending'] ?? 0) + 1);
  });

  it('sent many times at once is one booking with one answer', async () => {
    const client = await person();
    const request = bookingRequest(await freeSlot());
    const answers = await Promise.all(
      Array.from({ length: crowd(20, 6) }, () => untilServed(() => create(client, request))),
    );
    const faults = answers.filter(({ ok }) => !ok);
    expect(faults, instance.output()).toEqual([]);
    const results = answers.map((answer) => JSON.stringify(done(answer)));
    expect(new Set(results).size).toBe(1);
    const { docs } = await database()
      .collection(bookings.collection)
      .where('clientUserId', '==', client.uid)
      .get();
    expect(docs).toHaveLength(1);
    expect(Object.keys(await locksOf(docs[0]!.id))).toHaveLength(4);
    // Commits of the same documents wait for one another: twenty need 14 s on a quiet laptop, minutes on a busy one.
  });

  it('with the same id and another body is refused', async () => {
    const client = await person();
    const request = bookingRequest(await freeSlot());
    done(await create(client, request));
    expect(refused(await create(client, { ...request, fullName: 'Somebody Else' }))).toBe(
      'idempotency-conflict',
    );
  });

  it('under the request id of another client is a booking of its own', async () => {
    const request = bookingRequest(await freeSlot());
    const first = done(await create(await person(), request));
    const second = done(await create(await person(), { ...request, ...(await freeSlot()) }));
    expect(second.bookingId).not.toBe(first.bookingId);
  });
});

describe('who may ask', () => {
  it('a signed-out visitor only where guests may book', async () => {
    const request = bookingRequest(await freeSlot(), { email: `${randomUUID()}@Example.com` });
    expect(refused(await create(null, request))).toBe('signed-out');
    // The account comes last then, but it comes.
    await database().doc(PRACTICE_SETTINGS_PATH).update({ bookingEntry: 'account-last' });
    expect(refused(await create(null, request))).toBe('signed-out');
    await database().doc(PRACTICE_SETTINGS_PATH).update({ bookingEntry: 'guest' });
    try {
      const { bookingId } = done(await create(null, request));
      expect(await bookingById(bookingId)).toMatchObject({
        clientUserId: null,
        createdBy: 'guest',
        clientEmail: request.email.toLowerCase(),
      });
    } finally {
      await database().doc(PRACTICE_SETTINGS_PATH).update({ bookingEntry: 'account-first' });
    }
  });

  it('a client as often as usual, though a stranger asked under the same address as a guest', async () => {
    const client = await person();
    const asked = { email: client.email };
    await database().doc(PRACTICE_SETTINGS_PATH).update({ bookingEntry: 'guest' });
    try {
      for (let times = 0; times < 2; times += 1) {
        done(await create(null, bookingRequest(await freeSlot(), asked)));
      }
    } finally {
      await database().doc(PRACTICE_SETTINGS_PATH).update({ bookingEntry: 'account-first' });
    }
    const claimed = await call(claimMyBookings, client, {}, { base: instance.base });
    expect(done(claimed).claimed).toBe(2);
    for (let times = 0; times < 2; times += 1) {
      done(await create(client, bookingRequest(await freeSlot())));
    }
    expect(refused(await create(client, bookingRequest(await freeSlot())))).toBe(
      'too-many-pending',
    );
  });

  it('no client with an unverified address', async () => {
    const client = await person({ verified: false });
    expect(refused(await create(client, bookingRequest(await freeSlot())))).toBe(
      'email-unverified',
    );
  });

  it('with another’s address typed, the mails and the access stay with the account', async () => {
    const victim = await person();
    const client = await person();
    const request = bookingRequest(await freeSlot(), { email: victim.email });
    const { bookingId } = done(await create(client, request));
    expect((await bookingById(bookingId)).clientEmail).toBe(client.email);
    const mails = await database().collection('mail').where('to', '==', victim.email).get();
    expect(mails.size).toBe(0);
  });

  it('a child under 12 is sent to the practice', async () => {
    const request = bookingRequest(await freeSlot(), { ageBand: 'child' });
    expect(refused(await create(await person(), request))).toBe('under-age');
  });

  it('12 to 17 needs a guardian who consents, and the form for that age', async () => {
    const client = await person();
    const base = bookingRequest(await freeSlot(), {
      serviceId: 'adolescent-support',
      ageBand: 'adolescent',
      consent: adolescentConsent,
    });
    expect(refused(await create(client, base))).toBe('guardian-required');
    const refusing = { ...base, guardian: { ...guardian, consents: false } };
    expect(refused(await callRaw('createBooking', client, refusing, { base: instance.base }))).toBe(
      'invalid-input',
    );
    const { bookingId } = done(await create(client, { ...base, guardian }));
    expect((await bookingById(bookingId)).guardian).toEqual(guardian);
  });

  it('no client who agreed to an older text', async () => {
    const request = bookingRequest(await freeSlot());
    const outdated = { ...request, consent: { ...request.consent, privacyVersion: '2019-1' } };
    const older = { ...request, consent: { ...request.consent, agreementVersion: '2019-1' } };
    expect(refused(await create(await person(), older))).toBe('consent-outdated');
    expect(refused(await create(await person(), outdated))).toBe('consent-outdated');
  });

  it('no robot: a filled honeypot writes nothing', async () => {
    const client = await person();
    const place = await freeSlot();
    expect(refused(await create(client, bookingRequest(place, { honeypot: 'x' })))).toBe('spam');
    expect(
      (
        await database()
          .doc(slotLockPath(`${place.date}_${place.time.replace(':', '')}`))
          .get()
      ).exists,
    ).toBe(false);
    expect(await pendingOf(client.uid)).toEqual([]);
  });
});

describe('how much may be asked', () => {
  it('two pending requests, also when they race, and again after one is decided', async () => {
    const client = await person();
    const places = [await freeSlot(), await freeSlot(), await freeSlot(), await freeSlot()];
    const answers = await Promise.all(places.map((place) => create(client, bookingRequest(place))));
    const made = answers.filter((answer) => answer.ok);
    expect(made).toHaveLength(2);
    expect(answers.filter((answer) => !answer.ok).map(refused)).toEqual([
      'too-many-pending',
      'too-many-pending',
    ]);
    const admin = await person({ role: 'admin' });
    const first = done(made[0]!);
    const { preferredDates, preferredTimeSlot } = await bookingById(first.bookingId);
    done(
      await call(
        confirmBooking,
        admin,
        {
          bookingId: first.bookingId,
          version: 1,
          date: preferredDates[0]!,
          time: preferredTimeSlot,
        },
        { base: instance.base },
      ),
    );
    done(await create(client, bookingRequest(await freeSlot())));
  });

  it('10 different requests of one person in an hour', async () => {
    const client = await person();
    const base = bookingRequest(await freeSlot(), { serviceId: 'no-such-service' });
    const codes = [];
    for (let count = 0; count < 11; count += 1) {
      codes.push(refused(await create(client, { ...base, requestId: randomUUID() })));
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('service-unavailable'));
    expect(codes[10]).toBe('quota-exceeded');
  });
});

describe('when', () => {
  const today = toWallTime(Date.now()).date;
  const weekday = (from: string, step: 1 | -1): string =>
    weekdayOf(from) <= 5 ? from : weekday(addDays(from, step), step);
  const sunday = () => {
    let date = addDays(today, 10);
    while (weekdayOf(date) !== 7) date = addDays(date, 1);
    return date;
  };

  it.each([
    ['yesterday', { date: addDays(today, -1), time: '10:00' }, 'past'],
    ['day 61', { date: addDays(today, 61), time: '10:00' }, 'window'],
    ['a Sunday', { date: sunday(), time: '10:00' }, 'closed'],
    ['before opening', { date: weekday(addDays(today, 20), 1), time: '07:00' }, 'closed'],
    ['after the last start', { date: weekday(addDays(today, 20), 1), time: '19:00' }, 'closed'],
  ])('not %s', async (_what, place, reason) => {
    const answer = await create(await person(), bookingRequest(place));
    expect(refused(answer)).toBe('slot-unavailable');
    expect(answer).toMatchObject({ details: { reason } });
  });

  it('not within the minimum notice', async () => {
    const hour = toWallTime(Date.now() + 60 * 60_000);
    const place = { date: hour.date, time: `${hour.time.slice(0, 2)}:00` };
    const answer = await create(await person(), bookingRequest(place));
    expect(['past', 'notice']).toContain(detailsOf(answer, 'slot-unavailable').reason);
  });

  it('not for a service that is off or unknown', async () => {
    const request = bookingRequest(await freeSlot(), { serviceId: 'no-such-service' });
    expect(refused(await create(await person(), request))).toBe('service-unavailable');
  });

  it('not on a day without availability', async () => {
    const place = await freeSlot();
    const month = database().doc(availabilityPath(PRACTITIONER, monthOf(place.date)));
    await month.update({ [`days.${place.date}`]: FieldValue.delete() });
    const request = bookingRequest(place, { serviceId: 'consultation' });
    const answer = await create(await person(), request);
    expect(detailsOf(answer, 'slot-unavailable').reason).toBe('unavailable');
    await month.update({ [`days.${place.date}.isAvailable`]: true });
    done(await create(await person(), request));
  });

  it('a conflict names free times', async () => {
    const { place } = await pendingBooking();
    const answer = await create(await person(), bookingRequest(place));
    const { freeTimes } = detailsOf(answer, 'slot-taken');
    expect(freeTimes).toHaveLength(5);
    expect(freeTimes).not.toContainEqual(expect.objectContaining(place));
  });
});

describe('a hold that has lapsed', () => {
  it('is taken over by the next request, and the first stays pending without a claim', async () => {
    const { booking: first, place } = await pendingBooking();
    const past = new Date(Date.now() - 1000);
    for (const id of Object.keys(await locksOf(first.id))) {
      await database().doc(slotLockPath(id)).update({ expiresAt: past });
    }
    const { bookingId } = done(await create(await person(), bookingRequest(place)));
    expect(Object.keys(await locksOf(bookingId))).toHaveLength(4);
    expect(await locksOf(first.id)).toEqual({});
    expect(await bookingById(first.id)).toMatchObject({ status: 'pending', holdExpiresAt: null });
  });
});

describe('what does not fit the contract', () => {
  it.each([
    ['an unknown field', { status: 'confirmed' }],
    ['an owner', { clientUserId: 'somebody' }],
    ['a price', { price: 0 }],
    ['a number for a name', { fullName: 7 }],
    ['a half hour', { time: '10:30' }],
    ['a date that is none', { date: '2020-02-30' }],
  ])('%s is refused', async (_what, extra) => {
    const client = await person();
    const data = { ...bookingRequest(await freeSlot()), ...extra };
    expect(refused(await callRaw('createBooking', client, data, { base: instance.base }))).toBe(
      'invalid-input',
    );
  });
});
