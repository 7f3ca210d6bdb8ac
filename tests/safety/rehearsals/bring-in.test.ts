/** The data of another system is taken over once and whole, also when that is stopped halfway. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseRest } from '../../../local/backup/database-rest';
import { ProjectionCheck } from '../../../local/backup/projections';
import { bringIn, BROUGHT_IN, SourceRefused } from '../../../local/bringing/bring-in';
import { fieldsOf } from '../../../local/bringing/rest-fields';
import { depth } from '../../../local/depth';
import { world } from '../../support/world';

const COUNT = depth().broughtIn;
/** Enough for two commits. */
const FEW = 100;
const PRACTITIONER = 'njeri';
const NOW = Date.UTC(2026, 10, 23);

let folder: string;
let few: string;
let databases = 0;
const freshDatabase = async () => {
  databases += 1;
  const database = new DatabaseRest({
    origin: `http://${world.firestoreHost}`,
    project: `demo-bring-${process.pid}`,
    databaseId: `d${databases}`,
    token: () => Promise.resolve('owner'),
  });
  const practitioner = {
    path: `practitioners/${PRACTITIONER}`,
    fields: fieldsOf({ name: 'Njeri' }),
  };
  await database.commit([{ set: practitioner }]);
  return database;
};

const bringing = (database: DatabaseRest, more: object = {}) => ({
  database,
  folder,
  practitionerId: PRACTITIONER,
  dryRun: false,
  now: () => NOW,
  pause: () => Promise.resolve(),
  show: () => undefined,
  ...more,
});

/** Past sessions of some clients in every status, and one to come on each of twenty days. */
function bookingRow(index: number): string {
  const isComing = index < 20;
  const status = isComing
    ? 'confirmed'
    : (['completed', 'cancelled', 'no_show', 'rejected', 'pending'][index % 5] ?? '');
  const year = isComing ? 2035 : 2025;
  const day = String((index % 28) + 1).padStart(2, '0');
  const date = `${year}-0${1 + (index % 9)}-${day}`;
  const isConfirmed = ['confirmed', 'completed', 'no_show'].includes(status);
  const client = index % 23;
  return [
    `b${index}`,
    `OLD-${index}`,
    status,
    client % 2 === 0 ? `u${client}` : '',
    `c${client}@example.com`,
    '"Otieno, Amina"',
    '+254 700 000 011',
    's1',
    date,
    '09:00',
    'Africa/Nairobi',
    'true',
    isConfirmed ? date : '',
    isConfirmed ? '10:00:00' : '',
    '2024-11-20T09:00:00Z',
  ].join(',');
}

/** A folder with so many bookings, a service and a day with blocks. */
function sourceOf(count: number): string {
  const made = mkdtempSync(path.join(tmpdir(), 'tulia-brought-'));
  const names =
    'id,reference_number,status,client_user_id,client_email,client_name,client_phone,service_id,preferred_dates,preferred_time_slot,timezone,consent,confirmed_date,confirmed_time_slot,created_at';
  const rows = Array.from({ length: count }, (_, index) => bookingRow(index));
  writeFileSync(path.join(made, 'bookings.csv'), [names, ...rows, ''].join('\n'));
  writeFileSync(
    path.join(made, 'services.json'),
    JSON.stringify([{ id: 's1', name: 'Individual Therapy', duration_minutes: 50, price: 3000 }]),
  );
  writeFileSync(
    path.join(made, 'availability.csv'),
    'service_id,date,time_slots,is_available\ns1,2035-01-10,09:00;09:30,true\n',
  );
  return made;
}

beforeAll(() => {
  [folder, few] = [sourceOf(COUNT), sourceOf(FEW)];
});
afterAll(() => {
  for (const each of [folder, few]) rmSync(each, { recursive: true, force: true });
});

async function everything(database: DatabaseRest) {
  const documents: Awaited<ReturnType<DatabaseRest['page']>> = [];
  for (let last: string | null = null; ;) {
    const page = await database.page(last, 1000, null);
    documents.push(...page);
    if (page.length < 1000) return documents;
    last = page.at(-1)?.path ?? null;
  }
}
const ofCollection = (documents: { path: string }[], name: string) =>
  documents.filter(({ path: each }) => each.startsWith(`${name}/`) && each.split('/').length === 2);

it('a dry run says what would come, and writes nothing', async () => {
  const database = await freshDatabase();
  const would = await bringIn(bringing(database, { dryRun: true }));
  expect(would).toMatchObject({ services: 1, bookings: COUNT, days: 1, renamed: COUNT });
  expect(await everything(database)).toHaveLength(1);
});

it('all of it is there, agrees with itself, and comes once however often it is ordered', async () => {
  const database = await freshDatabase();
  const done = await bringIn(bringing(database));
  const first = await everything(database);
  expect(ofCollection(first, 'bookings')).toHaveLength(COUNT);
  expect(ofCollection(first, 'bookingStatus')).toHaveLength(COUNT);
  expect(first).toHaveLength(done.documents + 2);
  const projections = new ProjectionCheck();
  for (const document of first) projections.take(document);
  expect(projections.disagreements()).toEqual([]);
  // A session of fifty minutes takes two steps, each with a lock of its service; a block takes one.
  expect(ofCollection(first, 'slots')).toHaveLength(20 * 4 + 2);

  await bringIn(bringing(database));
  expect(await everything(database)).toEqual(first);
});

it('one that was killed goes on where it was, and ends the same', async () => {
  const [whole, database] = [await freshDatabase(), await freshDatabase()];
  await bringIn(bringing(whole, { folder: few }));
  const dying = new DatabaseRest(database.at);
  let commits = 0;
  dying.commit = (writes) => {
    commits += 1;
    if (commits > 1) throw new Error('killed');
    return database.commit(writes);
  };
  await expect(bringIn(bringing(dying, { folder: few }))).rejects.toThrow('killed');
  const later = () => Date.UTC(2036, 0, 1);
  await bringIn(bringing(database, { now: later, folder: few }));
  expect(await everything(database)).toEqual(await everything(whole));
});

it('nothing is written while a line is wrong, and every wrong line is named', async () => {
  const database = await freshDatabase();
  const wrong = mkdtempSync(path.join(tmpdir(), 'tulia-wrong-'));
  try {
    writeFileSync(
      path.join(wrong, 'services.csv'),
      'id,name,duration_minutes,price\ns1,Talk,x,1\ns2,,50,-1\n',
    );
    const refused = await bringIn(bringing(database, { folder: wrong })).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(SourceRefused);
    expect((refused as Error).message.split('\n')).toEqual([
      'services.csv, line 2: duration_minutes must be a whole number from 5 to 480',
      'services.csv, line 3: name is missing',
      'services.csv, line 3: price must be a whole number from 0 to 1000000',
    ]);
    expect(await everything(database)).toHaveLength(1);
  } finally {
    rmSync(wrong, { recursive: true, force: true });
  }
});

it('two sessions to come at one time are refused', async () => {
  const twice = mkdtempSync(path.join(tmpdir(), 'tulia-twice-'));
  try {
    const row = (id: string, time: string) => ({
      id,
      reference_number: id,
      status: 'confirmed',
      client_name: 'Amina',
      service_id: 's1',
      preferred_dates: ['2035-01-08'],
      preferred_time_slot: '09:00',
      consent: true,
      confirmed_date: '2035-01-08',
      confirmed_time_slot: time,
      created_at: '2026-11-20T09:00:00Z',
    });
    const services = [{ id: 's1', name: 'Talk', duration_minutes: 50, price: 0 }];
    writeFileSync(path.join(twice, 'services.json'), JSON.stringify(services));
    const rows = [row('b1', '09:00'), row('b2', '10:00'), row('b3', '09:30')];
    writeFileSync(path.join(twice, 'bookings.json'), JSON.stringify(rows, null, 1));
    await expect(bringIn(bringing(await freshDatabase(), { folder: twice }))).rejects.toThrow(
      /bookings.json, line \d+: is confirmed for the same time as line \d+$/,
    );
  } finally {
    rmSync(twice, { recursive: true, force: true });
  }
});

it('a database that has bookings, or another source, is refused', async () => {
  const database = await freshDatabase();
  await database.commit([{ set: { path: 'bookings/other', fields: {} } }]);
  await expect(bringIn(bringing(database))).rejects.toThrow('bookings/other');
  const other = await freshDatabase();
  await other.commit([{ set: { path: BROUGHT_IN, fields: fieldsOf({ key: 'another' }) } }]);
  await expect(bringIn(bringing(other))).rejects.toThrow('Another source');
  await expect(
    bringIn(bringing(await freshDatabase(), { practitionerId: 'nobody' })),
  ).rejects.toThrow('no practitioner nobody');
});
