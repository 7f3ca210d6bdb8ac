import { clientSearchTerms } from '@tulia/domain/booking/clients/client-search';
import { isHit, parseSearch } from '@tulia/domain/booking/search-terms';
import { expect, it } from 'vitest';
import { namesOfBookings } from './005-names-of-bookings';
import { namesOfClients } from './006-names-of-clients';

const text = (stringValue: string) => ({ stringValue });
const list = (...terms: string[]) => ({ arrayValue: { values: terms.map(text) } });
const of = (fields: Record<string, unknown> | null) => ({
  searchTerms: (fields?.['searchTerms'] as ReturnType<typeof list>).arrayValue.values.map(
    ({ stringValue }) => stringValue,
  ),
});
const finds = (typed: string, fields: Record<string, unknown> | null) =>
  isHit(parseSearch(typed)!, of(fields));

it('a booking is found by its name without accents, once, and by all it had', () => {
  const fields = {
    clientName: text('Ng’ang’a Mũthoni'),
    clientEmail: text('gone@example.com'),
    searchTerms: list('old-7', 'ng’', 'mũ'),
  };
  const changed = namesOfBookings.change({ path: 'bookings/b1', fields });
  for (const typed of ['nganga', 'muthoni', 'old-7']) expect(finds(typed, changed)).toBe(true);
  expect(finds('gone@example.com', changed)).toBe(false);
  expect(changed).toMatchObject({ clientName: fields.clientName });
  expect(namesOfBookings.change({ path: 'bookings/b1', fields: changed! })).toBeNull();
});

it('a booking whose name has no such letters needs nothing', () => {
  const fields = { clientName: text('Ann'), searchTerms: list('an', 'ann', '7q') };
  expect(namesOfBookings.change({ path: 'bookings/b1', fields })).toBeNull();
});

it('a client has once the terms that a recount would write', () => {
  const contact = { name: 'D’Souza', email: 'a@example.com', phone: '0712 345 678' };
  const fields = {
    name: text(contact.name),
    email: text(contact.email),
    phone: text(contact.phone),
    searchTerms: list('d’souza'),
  };
  const changed = namesOfClients.change({ path: 'clients/c1', fields });
  expect(of(changed).searchTerms).toEqual(clientSearchTerms(contact));
  expect(finds('souza', changed)).toBe(true);
  expect(namesOfClients.change({ path: 'clients/c1', fields: changed! })).toBeNull();
});
