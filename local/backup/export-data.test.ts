/** What an export reads: every document, page by page, and all of them as they were at one moment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseRest, type StoredDocument } from './database-rest';
import { exportData } from './export-data';
import { differences } from './import-data';
import { readManifest, readPart } from './manifest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tulia-export-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const BEGAN = Date.parse('2026-11-23T09:00:00Z');
/** After an hour the database can be read as it was at whole minutes only. */
const WHOLE_MINUTE = '2026-11-23T08:59:00.000Z';
const named = (count: number): StoredDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `bookings/b${String(index).padStart(5, '0')}`,
    fields: { n: { integerValue: String(index) } },
  }));

interface Asked {
  after: string | null;
  limit: number;
  readTime: string | null;
}

/** A database that holds these documents, and what it was asked; it dies when it was asked for so many pages. */
function holding(
  documents: readonly StoredDocument[],
  { project = 'p', most = Infinity }: { project?: string; most?: number } = {},
) {
  const asked: Asked[] = [];
  const token = () => Promise.reject(new Error('nothing is asked of the network'));
  const database = new DatabaseRest({ origin: '', project, databaseId: 'd', token });
  database.page = (after, limit, readTime) => {
    if (asked.length === most) throw new Error('killed');
    asked.push({ after, limit, readTime });
    const rest = documents.filter((each) => after === null || each.path > after);
    return Promise.resolve(rest.slice(0, limit));
  };
  return { database, asked };
}

/** An hour passes with each look at the clock. */
function exporting(database: DatabaseRest, more: { atOneMoment?: boolean; began?: number } = {}) {
  let now = (more.began ?? BEGAN) - 3_600_000;
  return exportData({
    database,
    folder,
    atOneMoment: more.atOneMoment ?? true,
    perPart: 700,
    now: () => (now += 3_600_000),
    pause: () => Promise.resolve(),
    show: () => undefined,
  });
}
const written = () => (readManifest(folder)?.parts ?? []).flatMap((part) => readPart(folder, part));

describe('an export', () => {
  it.each([0, 1, 299, 300, 301, 699, 700, 701, 1500])(
    'of %d documents has each once',
    async (count) => {
      const all = named(count);
      const { database } = holding(all);
      const manifest = await exporting(database);
      expect(written()).toEqual(all);
      expect(manifest.collections).toEqual(count === 0 ? {} : { bookings: count });
      expect(manifest.parts.reduce((sum, { documents }) => sum + documents, 0)).toBe(count);
    },
  );

  it('asks for every page as of one moment, which is just past when it begins', async () => {
    const { database, asked } = holding(named(1500));
    const { readTime } = await exporting(database);
    expect(asked.length).toBeGreaterThan(5);
    expect(readTime).toBe(WHOLE_MINUTE);
    expect(new Set(asked.map((each) => each.readTime))).toEqual(new Set([readTime]));
  });

  it('that was stopped goes on as of the moment at which it began', async () => {
    const dying = holding(named(1500), { most: 4 });
    await expect(exporting(dying.database)).rejects.toThrow('killed');
    const second = holding(named(1500));
    const { readTime } = await exporting(second.database, { began: BEGAN + 86_400_000 });
    expect(readTime).toBe(WHOLE_MINUTE);
    expect(new Set(second.asked.map((each) => each.readTime))).toEqual(new Set([readTime]));
    expect(second.asked[0]?.after).toBe('bookings/b00699');
    expect(written()).toEqual(named(1500));
  });

  it('of a database that can only be read as it is says so', async () => {
    const { database, asked } = holding(named(3));
    expect((await exporting(database, { atOneMoment: false })).readTime).toBeNull();
    expect(asked.map((each) => each.readTime)).toEqual([null]);
  });

  it('goes into no folder with a finished one, nor with one of another database', async () => {
    await exporting(holding(named(3)).database);
    await expect(exporting(holding(named(3)).database)).rejects.toThrow('finished export already');
    rmSync(folder, { recursive: true });
    const dying = holding(named(1500), { most: 4 });
    await expect(exporting(dying.database)).rejects.toThrow('killed');
    await expect(exporting(holding(named(3), { project: 'other' }).database)).rejects.toThrow(
      'export of p, d',
    );
  });
});

describe('a database compared with its export', () => {
  it.each<[string, (all: StoredDocument[]) => StoredDocument[], string[]]>([
    ['is the same', (all) => all, []],
    ['lacks one of the second page', (all) => all.toSpliced(450, 1), ['bookings/b00450']],
    ['lacks the last', (all) => all.slice(0, -1), ['bookings/b01499']],
    [
      'has another value in the last part',
      (all) => all.with(1450, { path: 'bookings/b01450', fields: {} }),
      ['bookings/b01450'],
    ],
    [
      'has one too many at the end',
      (all) => [...all, { path: 'bookings/c', fields: {} }],
      ['bookings/c'],
    ],
  ])('that %s', async (_, change, expected) => {
    await exporting(holding(named(1500)).database);
    const { database } = holding(change(named(1500)));
    const pause = () => Promise.resolve();
    const found = await differences({ database, folder, pause, show: () => undefined });
    expect(found.filter((each, index) => found.indexOf(each) === index)).toEqual(
      expect.arrayContaining(expected),
    );
    expect(found.length === 0).toBe(expected.length === 0);
  });
});
