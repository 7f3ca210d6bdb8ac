/** Staff book several sessions for a client who called: they are one commit or none. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bookOnBehalf, type BookOnBehalfInput } from '@tulia/domain/calls/bookings/book-on-behalf';
import { bookings } from '@tulia/domain/records/booking';
import { database, done, person, refused, type Person } from '../support/actors';
import { bookingById, freeSlot, openPractice, phoneRequest, type Place } from '../support/makers';
import { clientById, locksOf, recounted } from './read-stored';
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
const book = (asked: BookOnBehalfInput) => instance.ask(bookOnBehalf, staff, asked);

async function ofRequest(requestHashOf: string): Promise<number> {
  const { requestHash } = await bookingById(requestHashOf);
  const found = await database()
    .collection(bookings.collection)
    .where('requestHash', '==', requestHash)
    .get();
  return found.size;
}

describe('several sessions at once', () => {
  /** So many free times; whether they are a week apart is no matter here. */
  async function times(count: number) {
    const first = await freeSlot();
    const further = [];
    while (further.length + 1 < count) further.push(await freeSlot());
    return { first, further };
  }

  it('are made in one go and counted for one client, and a repeat gets the same ones', async () => {
    const { first, further } = await times(3);
    const asked = input(first, { further });
    const answer = done(await book(asked));
    expect(answer.sessions).toHaveLength(3);
    const made = await Promise.all(answer.sessions.map(({ bookingId }) => bookingById(bookingId)));
    const client = await clientById(made[0]!.clientId);
    expect(client?.counts.requests).toBe(3);
    // Three changes, one after the other.
    expect(client).toEqual({ ...(await recounted(client!)), version: client!.version });
    for (const { id } of made) expect(Object.keys(await locksOf(id))).toHaveLength(4);

    const again = done(await book(asked));
    expect(again.sessions).toEqual(answer.sessions);
    expect(await ofRequest(answer.bookingId)).toBe(3);
    const other = { ...asked, further: further.slice(1) };
    expect(refused(await book(other))).toBe('idempotency-conflict');
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
    // The time that only the other asked for is free.
    for (const place of answers[0].ok ? others : [first, last!]) done(await book(input(place)));
  });
});
