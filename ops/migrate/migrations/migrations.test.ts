import { clientSearchTerms } from '@tulia/domain/booking/clients/client-search';
import { NOT_COUNTED } from '@tulia/domain/booking/retention';
import { isHit, parseSearch } from '@tulia/domain/booking/search-terms';
import { expect, it } from 'vitest';
import type { Migration } from '../migration';
import { leftAt } from './002-left-at';
import { retentionToCount } from './003-retention-to-count';
import { heldBy } from './004-held-by';
import { namesOfBookings } from './005-names-of-bookings';
import { namesOfClients } from './006-names-of-clients';

type Fields = Record<string, unknown>;
const text = (stringValue: string) => ({ stringValue });
const list = (...texts: string[]) => ({ arrayValue: { values: texts.map(text) } });
const time = (day: number) => ({ timestampValue: `2026-11-${day}T10:00:00Z` });
const nothing = { nullValue: null };
const change = (migration: Migration, fields: Fields) =>
  migration.change({ path: `${migration.collectionId}/1`, fields });

const kept = { updatedAt: time(20), retainUntil: time(30) };
const notCounted = { until: nothing, bySession: { booleanValue: false }, policy: text('') };
it.each<[string, Migration, Fields, Fields]>([
  ['a booking kept after its client left: that they left', leftAt, kept, { leftAt: time(20) }],
  [
    'a client of before: that its end is to be counted',
    retentionToCount,
    { name: text('Amina') },
    { retention: { mapValue: { fields: notCounted } } },
  ],
  [
    'a blocked step that names nothing: that no block holds it',
    heldBy,
    { kind: text('blocked') },
    { heldBy: list('hand') },
  ],
])('it is said once of %s', (_, migration, fields, more) => {
  expect(change(migration, fields)).toEqual({ ...fields, ...more });
  expect(change(migration, { ...fields, ...more })).toBeNull();
});

it('an end that is not counted is stored as the domain has it', () => {
  expect(NOT_COUNTED).toEqual({ until: null, bySession: false, policy: '' });
});

it.each<[string, Migration, Fields]>([
  ['a booking of a client who is there', leftAt, { updatedAt: time(20) }],
  ['a booking with no end', leftAt, { updatedAt: time(20), retainUntil: nothing }],
  ['a step of a block', heldBy, { kind: text('blocked'), heldBy: list('lunch') }],
  ['a session', heldBy, { kind: text('session') }],
  ['a hold', heldBy, { kind: text('hold') }],
  [
    'a booking whose name has no such letters',
    namesOfBookings,
    { clientName: text('Ann'), searchTerms: list('an', 'ann', '7q') },
  ],
])('%s stays as it is', (_, migration, fields) => {
  expect(change(migration, fields)).toBeNull();
});

const termsOf = (fields: Fields | null) =>
  (fields?.['searchTerms'] as ReturnType<typeof list>).arrayValue.values.map(
    ({ stringValue }) => stringValue,
  );
const finds = (typed: string, fields: Fields | null) =>
  isHit(parseSearch(typed)!, { searchTerms: termsOf(fields) });

it('a booking is found by its name without accents, once, and by all it had', () => {
  const fields = {
    clientName: text('Ng’ang’a Mũthoni'),
    clientEmail: text('gone@example.com'),
    searchTerms: list('old-7', 'ng’', 'mũ'),
  };
  const changed = change(namesOfBookings, fields);
  for (const typed of ['nganga', 'muthoni', 'old-7']) expect(finds(typed, changed)).toBe(true);
  expect(finds('gone@example.com', changed)).toBe(false);
  expect(changed).toMatchObject({ clientName: fields.clientName });
  expect(change(namesOfBookings, changed!)).toBeNull();
});

it('a client has once the terms that a recount would write', () => {
  const contact = { name: 'D’Souza', email: 'a@example.com', phone: '0712 345 678' };
  const { name, email, phone } = contact;
  const stored = { name: text(name), email: text(email), phone: text(phone) };
  const changed = change(namesOfClients, { ...stored, searchTerms: list('d’souza') });
  expect(termsOf(changed)).toEqual(clientSearchTerms(contact));
  expect(finds('souza', changed)).toBe(true);
  expect(change(namesOfClients, changed!)).toBeNull();
});
