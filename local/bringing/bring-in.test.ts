/** The data of another system is taken over whole, in commits that say how far it is, and once. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { MemoryRest } from '../backup/testing/memory-rest';
import { freshFolder } from '../testing/fresh-folder';
import { bringIn, BROUGHT_IN } from './bring-in';
import { fieldsOf } from './rest-fields';

let folder: string;
let database: MemoryRest;
const NOW = Date.parse('2026-11-23T09:00:00Z');

const row = (index: number) => ({
  id: `b${index}`,
  reference_number: `OLD-${index}`,
  status: 'completed',
  client_name: 'Amina Otieno',
  client_email: `c${index}@example.com`,
  service_id: 's1',
  preferred_dates: ['2025-01-06'],
  preferred_time_slot: '09:00',
  consent: true,
  confirmed_date: '2025-01-06',
  confirmed_time_slot: '10:00',
  created_at: '2024-11-20T09:00:00Z',
});
const put = (rows: object[]) => {
  const services = [{ id: 's1', name: 'Talk', duration_minutes: 50, price: 3000 }];
  writeFileSync(path.join(folder, 'services.json'), JSON.stringify(services));
  writeFileSync(path.join(folder, 'bookings.json'), JSON.stringify(rows, null, 1));
};
const bringing = (more: { now?: number; dryRun?: boolean; practitionerId?: string } = {}) =>
  bringIn({
    database,
    folder,
    practitionerId: more.practitionerId ?? 'njeri',
    dryRun: more.dryRun ?? false,
    now: () => more.now ?? NOW,
    pause: () => Promise.resolve(),
    show: () => undefined,
  });

beforeEach(() => {
  folder = freshFolder();
  database = new MemoryRest();
  for (const id of ['njeri', 'otieno'])
    database.documents.set(`practitioners/${id}`, fieldsOf({ name: id }));
  put(Array.from({ length: 250 }, (_, index) => row(index)));
});

it('each document is written once, in commits that Firestore takes, and each says how far it is', async () => {
  const { documents } = await bringing();
  expect(database.commits.length).toBeGreaterThan(2);
  for (const paths of database.commits) {
    expect(paths.length).toBeLessThanOrEqual(500);
    expect(paths.at(-1)).toBe(BROUGHT_IN);
  }
  const written = database.commits.flat().filter((each) => each !== BROUGHT_IN);
  expect(written).toHaveLength(documents);
  expect(new Set(written).size).toBe(documents);
  const state = database.documents.get(BROUGHT_IN);
  expect(state).toMatchObject({ done: { integerValue: String(documents) } });
});

it.each([0, 1, 2, 3])(
  'one that was stopped after %d commits ends as if it had not been, though a year has passed',
  async (mostCommits) => {
    const whole = new MemoryRest();
    for (const [each, fields] of database.documents) whole.documents.set(each, fields);
    database.mostCommits = mostCommits;
    await expect(bringing()).rejects.toThrow('killed');
    database.mostCommits = Infinity;
    const later = mostCommits === 0 ? NOW : NOW + 365 * 86_400_000;
    await bringing({ now: later });
    const stopped = database;
    database = whole;
    await bringing();
    expect(stopped.documents).toEqual(whole.documents);
    const written = stopped.commits.flat().filter((each) => each !== BROUGHT_IN);
    expect(new Set(written).size).toBe(written.length);
  },
);

it('the same source again writes nothing, another one is refused, for another practitioner too', async () => {
  await bringing();
  const commits = database.commits.length;
  await bringing();
  expect(database.commits).toHaveLength(commits);
  await expect(bringing({ practitionerId: 'otieno' })).rejects.toThrow('Another source');
  put([row(1)]);
  await expect(bringing()).rejects.toThrow('Another source');
  expect(database.commits).toHaveLength(commits);
});

it('a dry run, and a source with a wrong line, write nothing', async () => {
  expect(await bringing({ dryRun: true })).toMatchObject({ bookings: 250, renamed: 250 });
  put([row(1), { ...row(2), status: 'done' }]);
  await expect(bringing()).rejects.toThrow('status must be one of');
  expect(database.commits).toEqual([]);
});

it('two sessions to come at one time, other bookings, and a practitioner who is not there are refused', async () => {
  const coming = {
    status: 'confirmed',
    confirmed_date: '2035-01-08',
    confirmed_time_slot: '09:00',
  };
  put([1, 2].map((index) => ({ ...row(index), ...coming, preferred_dates: ['2035-01-08'] })));
  await expect(bringing()).rejects.toThrow(/line \d+: is confirmed for the same time as line \d+$/);
  put([row(1)]);
  await expect(bringing({ practitionerId: 'nobody' })).rejects.toThrow('no practitioner nobody');
  database.documents.set('bookings/other', {});
  await expect(bringing()).rejects.toThrow('bookings/other');
  expect(database.commits).toEqual([]);
});
