/** Stored data is changed once, also when it is stopped halfway or people work meanwhile. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { Migration } from '../../ops/migrate/migration';
import { runMigrations } from '../../ops/migrate/run-migrations';
import { environment } from '../support/environment';

process.env['FIRESTORE_EMULATOR_HOST'] = environment.firestoreHost;
const app = initializeApp({ projectId: `demo-migrate-${process.pid}` }, 'migrate');
afterAll(() => deleteApp(app));

const COUNT = 450;
const pathOf = (index: number) => `things/t${String(index).padStart(4, '0')}`;

let databases = 0;
async function filled(): Promise<Firestore> {
  databases += 1;
  const firestore = getFirestore(app, `d${databases}`);
  const batch = firestore.batch();
  for (let index = 0; index < COUNT; index += 1)
    batch.set(firestore.doc(pathOf(index)), { value: 1 });
  await batch.commit();
  return firestore;
}

/** Adding one is the change that shows when it is made twice. */
const addOne: Migration = {
  name: '001-add-one',
  collectionId: 'things',
  change: ({ value }) => ({ value: Number(value) + 1 }),
};

const migrating = (firestore: Firestore, more: object = {}) => ({
  firestore,
  migrations: [addOne],
  dryRun: false,
  now: () => Date.UTC(2026, 10, 23),
  show: () => undefined,
  ...more,
});
const values = async (firestore: Firestore) =>
  new Set(
    (await firestore.collection('things').get()).docs.map((each) => each.get('value') as unknown),
  );

it('changes every document once, however often it is ordered', async () => {
  const firestore = await filled();
  expect(await runMigrations(migrating(firestore))).toEqual(['001-add-one']);
  expect(await runMigrations(migrating(firestore))).toEqual([]);
  expect(await values(firestore)).toEqual(new Set([2]));
});

it('a dry run changes nothing and says how much it would', async () => {
  const firestore = await filled();
  const lines: string[] = [];
  const show = (line: string) => lines.push(line);
  await runMigrations(migrating(firestore, { dryRun: true, show }));
  expect(lines.at(-1)).toContain(`${COUNT} would change`);
  expect(await values(firestore)).toEqual(new Set([1]));
  expect((await firestore.doc('migrations/001-add-one').get()).exists).toBe(false);
});

it('goes on where it was killed', async () => {
  const firestore = await filled();
  const show = (line: string) => {
    if (line.includes('200 changed')) throw new Error('killed');
  };
  await expect(runMigrations(migrating(firestore, { show }))).rejects.toThrow('killed');
  expect(await values(firestore)).toEqual(new Set([1, 2]));
  await runMigrations(migrating(firestore));
  expect(await values(firestore)).toEqual(new Set([2]));
});

it('keeps a change that was written between reading and writing', async () => {
  const firestore = await filled();
  const run = firestore.runTransaction.bind(firestore);
  let written: Promise<unknown> | undefined;
  firestore.runTransaction = (body, options) =>
    run(async (transaction) => {
      const answer = await body(transaction);
      // The database lets the other program write at once, or when the batch is committed.
      written ??= firestore.doc(pathOf(3)).update({ value: FieldValue.increment(40) });
      await Promise.race([written, pause(1000)]);
      return answer;
    }, options);
  await runMigrations(migrating(firestore));
  await written;
  expect(await values(firestore)).toEqual(new Set([2, 42]));
});

it('numbers follow each other', async () => {
  const gap = { ...addOne, name: '003-gap' };
  const firestore = getFirestore(app, 'empty');
  await expect(runMigrations(migrating(firestore, { migrations: [addOne, gap] }))).rejects.toThrow(
    'number 002',
  );
});
