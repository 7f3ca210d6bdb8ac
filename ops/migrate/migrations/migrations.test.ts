import { clientSearchTerms, isHit, parseSearch } from '@tulia/domain/booking/search-terms';
import { NOT_COUNTED } from '@tulia/domain/booking/retention';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { Fields, Migration } from '../migration';
import { mailDueSince } from './001-mail-due-since';
import { leftAt } from './002-left-at';
import { retentionToCount } from './003-retention-to-count';
import { heldBy } from './004-held-by';
import { namesOfBookings } from './005-names-of-bookings';
import { namesOfClients } from './006-names-of-clients';
import { pairsOfNames } from './007-pairs-of-names';

const time = (day: number) => Timestamp.fromMillis(Date.UTC(2026, 10, day, 10));

const kept = { updatedAt: time(20), retainUntil: time(30) };
it.each<[string, Migration, Fields, Fields]>([
  [
    'a mail of before: since when it is due',
    mailDueSince,
    { notBefore: time(22) },
    { dueSince: time(22) },
  ],
  ['a booking kept after its client left: that they left', leftAt, kept, { leftAt: time(20) }],
  [
    'a client of before: that its end is to be counted',
    retentionToCount,
    { name: 'Amina' },
    { retention: NOT_COUNTED },
  ],
  [
    'a blocked step that names nothing: that no block holds it',
    heldBy,
    { kind: 'blocked' },
    { heldBy: ['hand'] },
  ],
])('it is said once of %s', (_, { change }, fields, more) => {
  expect(change(fields)).toEqual(more);
  expect(change({ ...fields, ...more })).toBeNull();
});

it.each<[string, Migration, Fields]>([
  ['a booking of a client who is there', leftAt, { updatedAt: time(20) }],
  ['a booking with no end', leftAt, { updatedAt: time(20), retainUntil: null }],
  ['a step of a block', heldBy, { kind: 'blocked', heldBy: ['lunch'] }],
  ['a session', heldBy, { kind: 'session' }],
  ['a hold', heldBy, { kind: 'hold' }],
  [
    'a booking whose name has no such letters',
    namesOfBookings,
    { clientName: 'Ann', searchTerms: ['an', 'ann', '7q'] },
  ],
])('%s stays as it is', (_, { change }, fields) => {
  expect(change(fields)).toBeNull();
});

const finds = (typed: string, fields: Fields) =>
  isHit(parseSearch(typed)!, fields as { searchTerms: string[] });

it('a booking is found by its name without accents and by all earlier terms, once each', () => {
  const fields = {
    clientName: 'Ng’ang’a Mũthoni',
    clientEmail: 'gone@example.com',
    searchTerms: ['old-7', 'ng’', 'mũ'],
  };
  const changed = namesOfBookings.change(fields)!;
  for (const typed of ['nganga', 'muthoni', 'old-7']) expect(finds(typed, changed)).toBe(true);
  expect(finds('gone@example.com', changed)).toBe(false);
  expect(namesOfBookings.change({ ...fields, ...changed })).toBeNull();
});

it('a booking is found by two names together, once', () => {
  const fields = { clientName: 'Mary Kiprono', searchTerms: ['mary', 'kiprono', 'old-7'] };
  const changed = pairsOfNames.change(fields)!;
  for (const typed of ['kiprono mary', 'old-7']) expect(finds(typed, changed)).toBe(true);
  expect(pairsOfNames.change({ ...fields, ...changed })).toBeNull();
});

it('a client gets the terms that a recount would write, once', () => {
  const contact = { name: 'D’Souza', email: 'a@example.com', phone: '0712 345 678' };
  const changed = namesOfClients.change({ ...contact, searchTerms: ['d’souza'] })!;
  expect(changed).toEqual({ searchTerms: clientSearchTerms(contact) });
  expect(finds('souza', changed)).toBe(true);
  expect(namesOfClients.change({ ...contact, ...changed })).toBeNull();
});
