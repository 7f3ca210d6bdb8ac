/** Staff book for a client who called: without an address no mail is sent; several sessions are one commit or none. */
import { beforeAll, describe, expect, it } from 'vitest';
import { DETAIL_NAMES } from '@tulia/domain/booking/request-details';
import { bookOnBehalf, type BookOnBehalfInput } from '@tulia/domain/calls/bookings/book-on-behalf';
import { cancelBooking, moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { bookings, confidentialRequestPath } from '@tulia/domain/records/booking';
import { mails } from '@tulia/domain/records/mail';
import { ASKS_EVERY_DETAIL, everyDetail } from '@tulia/domain/testing/request';
import { call as callOver, database, done, person, refused, type Person } from '../support/actors';
import { bookingById, freeSlot, openPractice, phoneRequest, type Place } from '../support/makers';
import { clientById, locksOf, recounted, statusCard, totals } from './look';
import { ownInstance } from './own-instance';

let staff: Person;
const instance = ownInstance();
beforeAll(async () => {
  await openPractice();
  staff = await person({ role: 'receptionist' });
});

const input = (place: Place, changes: Partial<BookOnBehalfInput> = {}) =>
  phoneRequest(place, {
    fullName: 'Baraka Ouma',
    phone: '0722 333 444',
    language: 'sw',
    confirm: true,
    ...changes,
  });
const book = (asked: BookOnBehalfInput) =>
  callOver(bookOnBehalf, staff, asked, { base: instance.base });

/** To whom mails about a booking were written. */
async function writtenTo(bookingId: string): Promise<string[]> {
  const found = await database()
    .collection(mails.collection)
    .where('bookingId', '==', bookingId)
    .get();
  return [...new Set(found.docs.map((doc) => String(doc.get('to'))))];
}

async function ofRequest(requestHashOf: string): Promise<number> {
  const { requestHash } = await bookingById(requestHashOf);
  const found = await database()
    .collection(bookings.collection)
    .where('requestHash', '==', requestHash)
    .get();
  return found.size;
}

describe('a client without an address', () => {
  it('is booked, confirmed, moved and cancelled, and no mail is written to them', async () => {
    const answer = done(await book(input(await freeSlot())));
    expect(answer).toMatchObject({ status: 'confirmed', writesMails: false });
    const booking = await bookingById(answer.bookingId);
    expect(booking).toMatchObject({ clientUserId: null, clientEmail: '', language: 'sw' });
    expect(await statusCard(answer.referenceNumber)).toMatchObject({ status: 'confirmed' });
    const client = await clientById(booking.clientId);
    expect(client).toMatchObject({ name: 'Baraka Ouma', email: '', phone: '0722 333 444' });
    expect(client).toEqual(await recounted(client!));
    const moved = { bookingId: booking.id, version: booking.version, ...(await freeSlot()) };
    const { version } = done(await callOver(moveBooking, staff, moved, { base: instance.base }));
    const over = { bookingId: booking.id, version };
    done(await callOver(cancelBooking, staff, over, { base: instance.base }));
    expect(await writtenTo(booking.id)).not.toContain('');
    expect((await writtenTo(booking.id)).filter((to) => !to.endsWith('tulia.example'))).toEqual([]);
  });

  it('is a new person each time, unless staff choose whom they know', async () => {
    const one = await bookingById(done(await book(input(await freeSlot()))).bookingId);
    const two = await bookingById(done(await book(input(await freeSlot()))).bookingId);
    expect(two.clientId).not.toBe(one.clientId);
    const known = input(await freeSlot(), { clientId: one.clientId });
    const three = await bookingById(done(await book(known)).bookingId);
    expect(three.clientId).toBe(one.clientId);
  });
});

describe('a couple that calls', () => {
  it('has what the form asks couples kept where the special requests are, with each of its sessions', async () => {
    const [place, next] = [await freeSlot(), await freeSlot()];
    const asked = { serviceId: ASKS_EVERY_DETAIL, ...everyDetail, further: [next] };
    const { sessions } = done(await book(input(place, asked)));
    expect(sessions).toHaveLength(2);
    for (const { bookingId } of sessions) {
      const request = await database().doc(confidentialRequestPath(bookingId)).get();
      expect(request.data()).toMatchObject(everyDetail);
      const booking = JSON.stringify(await bookingById(bookingId));
      for (const name of DETAIL_NAMES) expect(booking).not.toContain(everyDetail[name]);
    }
  });
});

describe('several sessions at once', () => {
  /** So many free times; whether they are a week apart is no matter here. */
  async function times(count: number) {
    const first = await freeSlot();
    const further = [];
    while (further.length + 1 < count) further.push(await freeSlot());
    return { first, further };
  }

  it('are made in one go, each with its own reference, and counted for one client', async () => {
    const { first, further } = await times(3);
    const before = (await totals())['confirmed'] ?? 0;
    const asked = input(first, { further });
    const answer = done(await book(asked));
    expect(answer.sessions).toHaveLength(3);
    expect(new Set(answer.sessions.map(({ referenceNumber }) => referenceNumber)).size).toBe(3);
    const made = await Promise.all(answer.sessions.map(({ bookingId }) => bookingById(bookingId)));
    expect(made.map(({ confirmedTimeSlot }) => confirmedTimeSlot)).toEqual(
      [first, ...further].map(({ time }) => time),
    );
    expect(made.map(({ status, version }) => [status, version])).toEqual(
      made.map(() => ['confirmed', 1]),
    );
    expect(((await totals())['confirmed'] ?? 0) - before).toBeGreaterThanOrEqual(3);
    const client = await clientById(made[0]!.clientId);
    expect(client?.counts.requests).toBe(3);
    // Counted one after the other, it has seen three changes.
    expect(client).toEqual({ ...(await recounted(client!)), version: client!.version });
    for (const { id } of made) expect(Object.keys(await locksOf(id))).toHaveLength(4);

    const again = done(await book(asked));
    expect(again.sessions).toEqual(answer.sessions);
    expect(await ofRequest(answer.bookingId)).toBe(3);
    const other = { ...asked, further: further.slice(1) };
    expect(refused(await book(other))).toBe('idempotency-conflict');

    const over = { bookingId: made[1]!.id, version: 1 };
    done(await callOver(cancelBooking, staff, over, { base: instance.base }));
    expect((await bookingById(made[2]!.id)).status).toBe('confirmed');
    expect(Object.keys(await locksOf(made[2]!.id))).toHaveLength(4);
  });

  it('are none when one time is gone, and the clashes are named', async () => {
    const { first, further } = await times(3);
    done(await book(input(further[1]!)));
    const asked = input(first, { further });
    expect(await book(asked)).toMatchObject({
      code: 'times-unavailable',
      details: { clashes: [{ ...further[1], reason: 'taken' }] },
    });
    const free = await freeSlot();
    const answer = done(await book({ ...asked, further: [further[0]!, free] }));
    expect(answer.sessions).toHaveLength(3);
  });

  it('of two at once that share one time, one has all and the other nothing', async () => {
    const { first, further } = await times(3);
    const [shared, last] = further;
    const one = input(first, { further: [shared!, last!] });
    const others = [await freeSlot(), await freeSlot()] as const;
    const two = input(others[0], { further: [shared!, others[1]] });
    const answers = await Promise.all([book(one), book(two)]);
    const won = answers.flatMap((answer) => (answer.ok ? [answer.result] : []));
    expect(won).toHaveLength(1);
    expect(won[0]!.sessions).toHaveLength(3);
    const [lost] = answers.flatMap((answer) => (answer.ok ? [] : [answer]));
    expect(lost).toMatchObject({
      code: 'times-unavailable',
      details: { clashes: [{ ...shared, reason: 'taken' }] },
    });
    expect(await ofRequest(won[0]!.bookingId)).toBe(3);
    // What only the other asked for is free.
    for (const place of answers[0].ok ? others : [first, last!]) done(await book(input(place)));
  });

  it('are never requests that wait', async () => {
    const { first, further } = await times(2);
    expect(await book(input(first, { further, confirm: false }))).toMatchObject({
      code: 'invalid-input',
      details: { fields: { confirm: 'series-confirmed' } },
    });
  });
});
