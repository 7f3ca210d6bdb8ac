/** An export is put into an empty database whole and once, wherever it was stopped; nothing else is written over. */
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { freshFolder } from '../../local/test-run/fresh-folder';
import { exportData } from './export-data';
import { DatabaseNotEmpty, importData, MARKER } from './import-data';
import { MemoryRest } from './testing/memory-rest';

const COUNT = 1500;
let folder: string;
let source: MemoryRest;
let database: MemoryRest;
const pause = () => Promise.resolve();
const show = () => undefined;

/** A folder with the export of so many bookings. */
async function exported(bookings: number): Promise<string> {
  const into = freshFolder();
  source = new MemoryRest({ bookings });
  const exporting = {
    database: source,
    folder: into,
    atOneMoment: true,
    now: () => 0,
    pause,
    show,
  };
  await exportData({ ...exporting, perPart: 700 });
  return into;
}
const importing = (more: { folder?: string; show?: (done: number, all: number) => void } = {}) =>
  importData({ database, folder, pause, show, ...more });

beforeEach(async () => {
  folder = await exported(COUNT);
  database = new MemoryRest();
});

it('every document of every part is there, and the mark of the import is gone', async () => {
  const seen: [number, number][] = [];
  await importing({ show: (...done) => seen.push(done) });
  expect(database.documents).toEqual(source.documents);
  expect(seen.at(-1)).toEqual([COUNT, COUNT]);
  // Firestore takes five hundred writes in a commit.
  expect(Math.max(...database.commits.map(({ length }) => length))).toBeLessThanOrEqual(500);
});

it.each([0, 1, 2, 5])(
  'one that was stopped after %d commits goes on there, and writes nothing twice',
  async (mostCommits) => {
    database.mostCommits = mostCommits;
    await expect(importing()).rejects.toThrow('killed');
    expect(database.documents.size).toBe(
      database.commits.flat().length - Math.max(0, mostCommits - 1),
    );
    database.mostCommits = Infinity;
    await importing();
    expect(database.documents).toEqual(source.documents);
    const written = database.commits.flat().filter((each) => each !== MARKER);
    expect(written).toHaveLength(COUNT);
  },
);

it('a database that holds anything is left as it is', async () => {
  database.documents.set('settings/practice', {});
  await expect(importing()).rejects.toBeInstanceOf(DatabaseNotEmpty);
  expect(database.commits).toEqual([]);
});

it('one into which another export was begun is left to that one', async () => {
  database.mostCommits = 2;
  await expect(importing()).rejects.toThrow('killed');
  database.mostCommits = Infinity;
  const other = await exported(3);
  await expect(importing({ folder: other })).rejects.toThrow('another import was begun');
  expect(database.commits).toHaveLength(2);
});

it('an export with a damaged part is not begun', async () => {
  appendFileSync(path.join(folder, 'part-00003.jsonl'), '{}\n');
  await expect(importing()).rejects.toThrow('part-00003.jsonl is damaged');
  expect(database.commits).toEqual([]);
});

it('an export that is not finished is not begun', async () => {
  rmSync(folder, { recursive: true });
  const dying = Object.assign(new MemoryRest({ bookings: COUNT }), { mostPages: 4 });
  const exporting = { database: dying, folder, atOneMoment: true, now: () => 0, pause, show };
  await expect(exportData({ ...exporting, perPart: 700 })).rejects.toThrow('killed');
  await expect(importing()).rejects.toThrow('not finished');
  expect(database.commits).toEqual([]);
});
