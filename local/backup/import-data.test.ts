/** An export is put into an empty database whole and once, wherever it was stopped; nothing else is written over. */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportData } from './export-data';
import { DatabaseNotEmpty, importData, MARKER } from './import-data';
import { MemoryRest } from './testing/memory-rest';

const COUNT = 1500;
let folder: string;
let source: MemoryRest;
const pause = () => Promise.resolve();
const show = () => undefined;

async function filled(count: number, into: string): Promise<MemoryRest> {
  const database = new MemoryRest('source');
  for (let index = 0; index < count; index += 1) {
    const fields = { n: { integerValue: String(index) } };
    database.documents.set(`bookings/b${String(index).padStart(5, '0')}`, fields);
  }
  const exporting = { database, folder: into, atOneMoment: true, now: () => 0, pause, show };
  await exportData({ ...exporting, perPart: 700 });
  return database;
}
const importing = (
  database: MemoryRest,
  more: { show?: (done: number, all: number) => void } = {},
) => importData({ database, folder, pause, show, ...more });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tulia-import-'));
  source = await filled(COUNT, folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('every document of every part is there, and the mark of the import is gone', async () => {
  const database = new MemoryRest();
  const seen: number[] = [];
  await importing(database, {
    show: (done, all) => {
      expect(all).toBe(COUNT);
      seen.push(done);
    },
  });
  expect(database.documents).toEqual(source.documents);
  expect(seen.at(-1)).toBe(COUNT);
  // Firestore takes five hundred writes in a commit.
  expect(Math.max(...database.commits.map(({ length }) => length))).toBeLessThanOrEqual(500);
});

it.each([0, 1, 2, 3, 4, 5])(
  'one that was stopped after %d commits goes on there, and writes nothing twice',
  async (mostCommits) => {
    const database = new MemoryRest();
    database.mostCommits = mostCommits;
    await expect(importing(database)).rejects.toThrow('killed');
    expect(database.documents.size).toBe(
      database.commits.flat().length - Math.max(0, mostCommits - 1),
    );
    database.mostCommits = Infinity;
    await importing(database);
    expect(database.documents).toEqual(source.documents);
    const written = database.commits.flat().filter((each) => each !== MARKER);
    expect(written).toHaveLength(COUNT);
  },
);

it('a database that holds anything is left as it is', async () => {
  const database = new MemoryRest();
  database.documents.set('settings/practice', {});
  await expect(importing(database)).rejects.toBeInstanceOf(DatabaseNotEmpty);
  expect(database.commits).toEqual([]);
});

it('one into which another export was begun is left to that one', async () => {
  const database = new MemoryRest();
  database.mostCommits = 2;
  await expect(importing(database)).rejects.toThrow('killed');
  database.mostCommits = Infinity;
  const mine = folder;
  folder = mkdtempSync(path.join(tmpdir(), 'tulia-import-'));
  try {
    await filled(3, folder);
    await expect(importing(database)).rejects.toThrow('another import was begun');
    expect(database.commits).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    folder = mine;
  }
});

it('an export with a damaged part is not begun', async () => {
  appendFileSync(path.join(folder, 'part-00003.jsonl'), '{}\n');
  const database = new MemoryRest();
  await expect(importing(database)).rejects.toThrow('part-00003.jsonl is damaged');
  expect(database.commits).toEqual([]);
});
