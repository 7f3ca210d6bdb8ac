/** The register of processing against the sources: collections, expiry, readers. */
import { REGISTER, type Processing } from '@tulia/domain/records/processing/register';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../local/places';
import { DECISIONS } from '../../rules/decisions';
import { otherTherapists, staffInForce, whoMay } from '../../rules/people';

const rows = Object.entries<Processing>(REGISTER);
const registered = rows.flatMap(([, { collections }]) => collections);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const sourcesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => read(path.join(folder, name)));

/** `bookings/{bookingId}/events/{eventId}` as the register has it. */
const lastName = (collection: string) => collection.slice(collection.lastIndexOf('/') + 1);

describe('no collection is missing', () => {
  it('of those that the records name', () => {
    const names = sourcesIn('domain/src/records').flatMap((text) =>
      [...text.matchAll(/collection: '(\w+)'/g)].map(([, name]) => name),
    );
    expect(new Set(names).size).toBeGreaterThan(30);
    expect([...new Set(names)].sort()).toEqual([...new Set(registered.map(lastName))].sort());
  });

  it('of those that the rules name', () => {
    const rules = read('firestore.rules');
    const matched = [...rules.matchAll(/match \/(\w+)\/[\w{]/g)].map(([, name]) => name ?? '');
    const listed =
      /\/\/ (counters,[\s\S]*?), and whatever has no rule above/.exec(rules)?.[1] ?? '';
    const closed = listed.split(/,\s*(?:\/\/\s*)?/);
    expect(closed.length).toBeGreaterThan(8);
    const known = registered.map(lastName);
    const named = [...matched.filter((name) => name !== 'databases'), ...closed];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !named.includes(name))).toEqual([]);
  });
});

describe('how long is as the sources say', () => {
  it('by the database’s own expiry', () => {
    const { fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as {
      fieldOverrides: { collectionGroup: string; ttl?: boolean }[];
    };
    const expiring = fieldOverrides
      .filter(({ ttl }) => ttl === true)
      .map(({ collectionGroup }) => collectionGroup);
    const said = rows.flatMap(([, { collections, removedBy }]) =>
      removedBy.includes('expiry') ? collections : [],
    );
    expect([...said].sort()).toEqual(expiring.sort());
  });

  it('by the constants that the functions add to a moment', () => {
    const used = sourcesIn('functions/src').flatMap((text) =>
      [...text.matchAll(/\+ \(?[\w ?]*?\b([A-Z_]+_(?:KEPT|FOR))\b/g)].map(([, name]) => name ?? ''),
    );
    expect(new Set(used).size).toBeGreaterThan(4);
    const known = read('domain/src/records/processing/register.ts');
    // The last mails to a client who left go sooner than the register says.
    const unknown = used.filter((name) => name !== 'LAST_MAIL_KEPT' && !known.includes(name));
    expect(unknown).toEqual([]);
    expect(read('functions/src/mail/outbox.ts')).toContain('keptFor = MAIL_KEPT');
    expect(read('functions/src/jobs/look-for-payments.ts')).toContain('- ATTEMPTS_KEPT');
  });
});

describe('who may see it is as the rules say', () => {
  const staff = [...staffInForce, ...otherTherapists].map(({ name }) => name);

  it.each(rows)('%s', (_, { collections, readers, own = false, recorded = false }) => {
    const asked = DECISIONS.flatMap(({ actions, allowed }) => {
      const place = actions.get?.op === 'get' ? actions.get.path.split('/') : [];
      const collection = place.length === 4 ? `${place[0]}/{id}/${place[2]}` : place[0];
      // A figure of the system that cashiers see besides; it is about no person.
      if (!collections.includes(collection ?? '') || place[1] === 'connection_mpesa') return [];
      return [{ id: place[1], readers: allowed.get ?? [] }];
    });
    expect(asked.length).toBeGreaterThan(0);
    const all = new Set(asked.flatMap((each) => each.readers.filter((who) => who !== each.id)));
    const among = staff.filter((name) => all.has(name));
    if (readers === 'everybody') expect(all).toContain('signed out');
    else {
      expect(all).not.toContain('signed out');
      expect(among).toEqual(
        readers === 'functions' || recorded
          ? []
          : staff.filter((name) => whoMay(readers).includes(name)),
      );
    }
    const owners = asked.flatMap((each) =>
      each.readers.filter((who) => who === each.id || who === 'amina'),
    );
    if (own) expect(owners.length).toBeGreaterThan(0);
  });
});
