/** The register of processing (docs/processing-register.md) against the sources: collections, retention, readers. */
import { MERGE_UNDO } from '@tulia/domain/booking/clients/merge';
import { GUARDIAN_LINK_KEPT } from '@tulia/domain/booking/consent/guardian';
import { MANAGE_LINK_KEPT } from '@tulia/domain/booking/manage-view';
import { PAY_LINK_KEPT } from '@tulia/domain/booking/pay-view';
import { STAFF_ROLES, type StaffRole } from '@tulia/domain/person/role';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { ACCESS_KEPT } from '@tulia/domain/records/access';
import { LEFT_FOR } from '@tulia/domain/records/left';
import { MAIL_KEPT } from '@tulia/domain/records/mail';
import { ANSWERED_MESSAGE_KEPT, OPEN_MESSAGE_KEPT } from '@tulia/domain/records/message';
import { ATTEMPTS_KEPT } from '@tulia/domain/records/money/provider-payment';
import { EXPIRING } from '@tulia/domain/records/processing/expiring';
import { TEXT_KEPT } from '@tulia/domain/records/texting/text';
import { RATE_LIMIT_KEPT } from '@tulia/domain/records/watch/rate-limit';
import { DAY } from '@tulia/domain/time/instant';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../local/machine/places';
import { DECISIONS } from '../../rules/decisions';
import { otherTherapists, staffInForce, whoMay } from '../../rules/people';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const page = read('docs/processing-register.md');

/** The cells of the rows of the table under a heading. */
const tableOf = (heading: string): string[][] => {
  const [, under = ''] = page.split(`\n## ${heading}\n`);
  const [, , ...lines] = (under.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return lines.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\|$/g, '').trim()));
};

const kept = tableOf('What is kept, and what for');
const rows = tableOf('Of whom, on which ground, for how long').map((cells, at) => {
  const [record = '', about = '', ground = '', readers = '', span = '', removedBy = '', to = ''] =
    cells;
  const [name, collections = ''] = kept[at] ?? [];
  return {
    record,
    name,
    collections: [...collections.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each),
    about,
    ground,
    readers,
    spans: span.split('; '),
    removedBy,
    goesTo: to === '-' ? [] : to.split(', '),
  };
});
const registered = rows.flatMap(({ collections }) => collections);

/** By the collection at the beginning of its row. */
const RETENTIONS: Record<string, [collection: string, milliseconds: number, since: string]> = {
  ACCESS_KEPT: ['accessLog', ACCESS_KEPT, 'it was stored'],
  ANSWERED_MESSAGE_KEPT: ['messages', ANSWERED_MESSAGE_KEPT, 'it was answered'],
  ATTEMPTS_KEPT: ['paymentAttempts', ATTEMPTS_KEPT, 'it was stored'],
  GUARDIAN_LINK_KEPT: ['guardianLinks', GUARDIAN_LINK_KEPT, 'the session'],
  LEFT_FOR: ['left', LEFT_FOR, 'it was stored'],
  MERGE_UNDO: ['clientMerges', MERGE_UNDO, 'it was stored'],
  MAIL_KEPT: ['mail', MAIL_KEPT, 'it was stored'],
  MANAGE_LINK_KEPT: ['manageLinks', MANAGE_LINK_KEPT, 'the session'],
  OPEN_MESSAGE_KEPT: ['messages', OPEN_MESSAGE_KEPT, 'it was stored'],
  PAY_LINK_KEPT: ['payLinks', PAY_LINK_KEPT, 'the session'],
  TEXT_KEPT: ['texts', TEXT_KEPT, 'it was stored'],
  RATE_LIMIT_KEPT: ['quotas', RATE_LIMIT_KEPT, 'it was counted'],
};

const sourcesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => read(path.join(folder, name)));

/** `bookings/{bookingId}/events/{eventId}` as the register has it. */
const lastName = (collection: string) => collection.slice(collection.lastIndexOf('/') + 1);

it('both tables of the register have the same rows, and every cell of them says something', () => {
  expect(rows.map(({ record }) => record)).toEqual(kept.map(([name]) => name));
  const cells = [...kept, ...tableOf('Of whom, on which ground, for how long')];
  expect(cells.filter((row) => row.includes(''))).toEqual([]);
  expect(new Set(cells.map(({ length }) => length))).toEqual(new Set([4, 7]));
});

it('the register has the settings that a practice begins with', () => {
  const { name, city, email, phone, dataRegion, retentionYears, retentionMinorAge } =
    defaultPracticeSettings;
  for (const said of [
    `${name}, ${city}`,
    `${email}, ${phone}`,
    dataRegion,
    `${retentionYears} years after the last session`,
    `until the age of ${retentionMinorAge}`,
  ])
    expect(page).toContain(said);
});

it('the register says of everybody who gets some of it what that is, and where', () => {
  const places = tableOf('Where it goes');
  const who = places.map(([name]) => name);
  expect(new Set(rows.flatMap(({ goesTo }) => goesTo)).size).toBeGreaterThan(3);
  expect(rows.flatMap(({ goesTo }) => goesTo).filter((name) => !who.includes(name))).toEqual([]);
  expect(places.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  expect(who.join()).toMatch(/database.*Authentication.*logs of requests/);
});

it('the register has a ground for all data about people, and no people for the ground `none`', () => {
  expect(rows.filter((row) => (row.about === 'no person') !== (row.ground === 'none'))).toEqual([]);
});

describe('no collection is missing', () => {
  it('of those that the records name, each once', () => {
    const names = sourcesIn('domain/src/records').flatMap((text) =>
      [...text.matchAll(/defineRecord<[^>]+>\(\s*'(\w+)'/g)].map(([, name]) => name),
    );
    expect(new Set(names).size).toBeGreaterThan(30);
    expect([...new Set(names)].sort()).toEqual(registered.map(lastName).sort());
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
  const removedBy = (remover: string) =>
    rows.filter((row) => row.removedBy.split(', ').includes(remover));

  it('by the database’s own expiry', () => {
    const { fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as {
      fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
    };
    const expiring = fieldOverrides
      .filter(({ fieldPath, ttl }) => fieldPath === 'expiresAt' && ttl === true)
      .map(({ collectionGroup }) => collectionGroup);
    const said = removedBy('database').flatMap(({ collections }) => collections);
    expect(said.sort()).toEqual(expiring.sort());
  });

  it('by the nightly job', () => {
    const byJob = removedBy('nightly job');
    const said = byJob.flatMap(({ collections }) => collections);
    const expiring = EXPIRING.map(({ collection }): string => collection);
    expect(expiring.filter((name) => !said.includes(name))).toEqual([]);
    /** collections that it removes in other ways */
    const apart = ['mail', 'mailStatus', 'paymentAttempts'];
    const timed = byJob
      .filter(({ spans }) => /^\d/.test(spans[0] ?? ''))
      .flatMap(({ collections }) => collections);
    expect(timed.filter((name) => !expiring.includes(name) && !apart.includes(name))).toEqual([]);
  });

  it('by something that removes each record with an end, and nothing that removes the others', () => {
    const endless = ['until the account is deleted', 'until the practice changes or removes it'];
    for (const { record, spans, removedBy: remover } of rows)
      expect([record, remover === '-']).toEqual([record, endless.includes(spans[0] ?? '')]);
  });

  it('by the constants of retention', () => {
    const said = rows.flatMap(({ collections, spans }) =>
      spans.filter((span) => /^\d/.test(span)).map((span) => `${collections[0]}: ${span}`),
    );
    const decided = Object.values(RETENTIONS).map(([collection, milliseconds, since]) => {
      const days = milliseconds / DAY;
      return `${collection}: ${days} ${days === 1 ? 'day' : 'days'} after ${since}`;
    });
    expect(said.sort()).toEqual(decided.sort());
  });

  it('by the constants that the functions add to a moment', () => {
    const used = sourcesIn('functions/src').flatMap((text) =>
      [...text.matchAll(/\+ \(?[\w ?.]*?\b([A-Z_]+_(?:KEPT|FOR))\b/g)].map(
        ([, name]) => name ?? '',
      ),
    );
    expect(new Set(used).size).toBeGreaterThan(4);
    // The last mails to a client who left go sooner than the register says.
    const unknown = used.filter((name) => name !== 'LAST_MAIL_KEPT' && !(name in RETENTIONS));
    expect(unknown).toEqual([]);
    expect(read('functions/src/mail/outbox.ts')).toContain('keptFor = records.MAIL_KEPT');
    expect(read('functions/src/jobs/look-for-payments.ts')).toContain('- ATTEMPTS_KEPT');
  });
});

describe('who may see it is as the rules say', () => {
  const staff = [...staffInForce, ...otherTherapists].map(({ name }) => name);
  const OWN = 'the person concerned, ';
  const RECORDED = '; each reading by staff is recorded';
  const WORDS: Record<StaffRole, string> = {
    receptionist: 'receptionists',
    therapist: 'therapists',
    admin: 'admins',
    super_admin: 'super admins',
  };

  const inWords = (names: readonly string[]) =>
    STAFF_ROLES.filter((role) => names.includes(role))
      .map((role) =>
        role === 'therapist' && !names.includes('therapist of another')
          ? 'therapists of their own sessions'
          : WORDS[role],
      )
      .join(', ') || 'the software only';

  it.each(rows)('$record', ({ collections, readers }) => {
    const asked = DECISIONS.flatMap(({ actions, allowed }) => {
      const place = actions.get?.op === 'get' ? actions.get.path.split('/') : [];
      const collection = place.length === 4 ? `${place[0]}/{id}/${place[2]}` : place[0];
      // A figure of the system that cashiers see besides; it is about no person.
      if (!collections.includes(collection ?? '') || place[1] === 'connection_mpesa') return [];
      return [{ collection, id: place[1], readers: allowed.get ?? [] }];
    });
    const unasked = (name: string) => !asked.some(({ collection }) => collection === name);
    expect(collections.filter(unasked)).toEqual([]);
    const all = new Set(asked.flatMap((each) => each.readers.filter((who) => who !== each.id)));
    const isRecorded = readers.endsWith(RECORDED);
    const isOwn = readers.startsWith(OWN);
    const named = readers.replace(OWN, '').replace(RECORDED, '');
    expect(named === 'all visitors').toBe(all.has('signed out'));
    const among = staff.filter((name) => all.has(name));
    if (named !== 'all visitors')
      expect(named).toBe(inWords(isRecorded ? whoMay('see-confidential') : among));
    // What is recorded is read by a call, and the rules let no staff member read it.
    if (isRecorded) expect(among).toEqual([]);
    const owners = asked.flatMap((each) =>
      each.readers.filter((who) => who === each.id || who === 'amina'),
    );
    if (isOwn) expect(owners.length).toBeGreaterThan(0);
  });
});
