/** Who is found where practitioners are looked for, and for how long a list of them is kept. */
import { noContact, type Practitioner } from '@tulia/domain/practice/practitioner';
import { practitionerContactPath } from '@tulia/domain/records/practitioner';
import { MINUTE } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { memory } from '../platform/testing/memory-database';
import { putPractitioner } from '../platform/testing/practice';
import { practitionerIds, readContact, readPeople, readPractitionerOf } from './practitioners';

vi.mock('../platform/app');

/** Each test begins when no list of the one before is kept any more. */
let now = toInstant('2026-11-23', '09:00');
const put = (id: string, change: Partial<Practitioner> = {}) => {
  putPractitioner({ id, ...change });
};
const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);

beforeEach(() => {
  now += 60 * MINUTE;
});

it('the ids of all practitioners come from a list that is kept for a minute, unless it is empty', async () => {
  expect(await practitionerIds(now)).toEqual([]);
  put('baraka', { isActive: false });
  expect(await practitionerIds(now)).toEqual(['baraka']);
  put('njeri');
  expect(await practitionerIds(now + MINUTE - 1)).toEqual(['baraka']);
  expect(await practitionerIds(now + MINUTE)).toEqual(['baraka', 'njeri']);
});

it('the practitioners asked for are read, without ids that have no document', async () => {
  put('baraka');
  put('njeri');
  expect(idsOf(await readPeople(['njeri', 'nobody'], now))).toEqual(['njeri']);
  expect(idsOf(await readPeople(null, now))).toEqual(['baraka', 'njeri']);
  expect(await readPeople([], now)).toEqual([]);
});

it('each practitioner is read fresh, also when the list is kept', async () => {
  put('njeri');
  await readPeople(null, now);
  put('njeri', { takesBookings: false });
  expect(await readPeople(null, now)).toMatchObject([{ id: 'njeri', takesBookings: false }]);
});

it('a change of a booking knows the hours and the address of its own practitioner', async () => {
  const openingHours = { 6: { first: '09:00', last: '12:00' } };
  const contact = { email: 'njeri@example.com', calendarId: 'njeri@group.calendar.google.com' };
  put('baraka');
  put('njeri', { openingHours });
  memory.put(practitionerContactPath('njeri'), contact);
  const read = (practitionerId: string) =>
    db().runTransaction((transaction) => readPractitionerOf(transaction, { practitionerId }));
  expect(await read('njeri')).toMatchObject({ openingHours, contact, person: { id: 'njeri' } });
  expect((await read('baraka')).contact).toEqual(noContact);
  expect(await read('nobody')).toMatchObject({ openingHours: {}, contact: noContact });
  expect([await readContact('njeri'), await readContact('baraka')]).toEqual([contact, noContact]);
});
