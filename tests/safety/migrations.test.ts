/** Stored data is changed once, also when it is stopped halfway or people work meanwhile. */
import { expect, it } from 'vitest';
import { DatabaseRest, type StoredDocument } from '../../ops/backup/database-rest';
import { MIGRATIONS } from '../../ops/migrate/migrations';
import type { Migration } from '../../ops/migrate/migration';
import { runMigrations } from '../../ops/migrate/run-migrations';
import { world } from '../support/world';

let databases = 0;
const freshDatabase = () => {
  databases += 1;
  return new DatabaseRest({
    origin: `http://${world.firestoreHost}`,
    project: `demo-migrate-${process.pid}`,
    databaseId: `d${databases}`,
    token: () => Promise.resolve('owner'),
  });
};

const COUNT = 450;
const pathOf = (index: number) => `things/t${String(index).padStart(4, '0')}`;
const number = ({ fields }: StoredDocument, name: string) =>
  Number((fields[name] as { integerValue?: string } | undefined)?.integerValue ?? -1);

async function filled(): Promise<DatabaseRest> {
  const database = freshDatabase();
  const all = Array.from({ length: COUNT }, (_, index) => ({
    set: { path: pathOf(index), fields: { value: { integerValue: '1' } } },
  }));
  await database.commit(all);
  return database;
}

/** Adding one is the change that shows when it is made twice. */
const addOne: Migration = {
  name: '001-add-one',
  collectionId: 'things',
  change: (document) => ({
    ...document.fields,
    value: { integerValue: String(number(document, 'value') + 1) },
  }),
};

const migrating = (database: DatabaseRest, more: object = {}) => ({
  database,
  migrations: [addOne],
  dryRun: false,
  now: () => Date.UTC(2026, 10, 23),
  pause: () => Promise.resolve(),
  show: () => undefined,
  ...more,
});
const values = async (database: DatabaseRest) =>
  new Set((await database.pageOf('things', null, 1000)).map((each) => number(each, 'value')));

it('changes every document once, however often it is ordered', async () => {
  const database = await filled();
  expect(await runMigrations(migrating(database))).toEqual(['001-add-one']);
  expect(await runMigrations(migrating(database))).toEqual([]);
  expect(await values(database)).toEqual(new Set([2]));
});

it('a dry run changes nothing and says how much it would', async () => {
  const database = await filled();
  const lines: string[] = [];
  const show = (line: string) => lines.push(line);
  await runMigrations(migrating(database, { dryRun: true, show }));
  expect(lines.at(-1)).toContain(`${COUNT} would change`);
  expect(await values(database)).toEqual(new Set([1]));
  expect(await database.read('migrations/001-add-one')).toBeNull();
});

it('goes on where it was killed', async () => {
  const database = await filled();
  const dying = new DatabaseRest(database.at);
  let commits = 0;
  dying.commit = (writes) => {
    commits += 1;
    if (commits > 1) throw new Error('killed');
    return database.commit(writes);
  };
  await expect(runMigrations(migrating(dying))).rejects.toThrow('killed');
  expect(await values(database)).toEqual(new Set([1, 2]));
  await runMigrations(migrating(database));
  expect(await values(database)).toEqual(new Set([2]));
});

it('keeps a change that was written between reading and writing', async () => {
  const database = await filled();
  const busy = new DatabaseRest(database.at);
  let pages = 0;
  busy.pageOf = async (...asked) => {
    const page = await database.pageOf(...asked);
    pages += 1;
    if (pages === 1)
      await database.commit([
        { set: { path: pathOf(3), fields: { value: { integerValue: '41' } } } },
      ]);
    return page;
  };
  await runMigrations(migrating(busy));
  expect(await values(database)).toEqual(new Set([2, 42]));
});

it('numbers follow each other', async () => {
  const database = freshDatabase();
  const gap = { ...addOne, name: '003-gap' };
  await expect(runMigrations(migrating(database, { migrations: [addOne, gap] }))).rejects.toThrow(
    'number 002',
  );
});

it('mails of before know since when they are due', async () => {
  const database = freshDatabase();
  const notBefore = { timestampValue: '2026-11-22T10:00:00Z' };
  const dueSince = { timestampValue: '2026-11-21T10:00:00Z' };
  await database.commit([
    { set: { path: 'mail/old', fields: { notBefore } } },
    { set: { path: 'mail/new', fields: { notBefore, dueSince } } },
  ]);
  await runMigrations(migrating(database, { migrations: MIGRATIONS }));
  expect((await database.read('mail/old'))?.fields).toEqual({ notBefore, dueSince: notBefore });
  expect((await database.read('mail/new'))?.fields).toEqual({ notBefore, dueSince });
});
