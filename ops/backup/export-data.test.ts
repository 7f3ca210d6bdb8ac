/** What an export reads: every document, page by page, and all of them as they were at one moment. */
import { beforeEach, describe, expect, it } from 'vitest';
import { freshFolder } from '../../local/test-run/fresh-folder';
import { exportData } from './export-data';
import { differences } from './import-data';
import { readManifest, readPart } from './manifest';
import { MemoryRest } from './testing/memory-rest';

let folder: string;
beforeEach(() => void (folder = freshFolder()));

const BEGAN = Date.parse('2026-11-23T09:00:00Z');
/** After an hour the database can be read as it was at whole minutes only. */
const WHOLE_MINUTE = '2026-11-23T08:59:00.000Z';
const holding = (bookings: number, more: { project?: string; mostPages?: number } = {}) =>
  Object.assign(new MemoryRest({ bookings, ...more }), more);
const all = ({ documents }: MemoryRest) =>
  [...documents].map(([each, fields]) => ({ path: each, fields }));

/** An hour passes with each look at the clock. */
function exporting(database: MemoryRest, began = BEGAN) {
  let now = began - 3_600_000;
  return exportData({
    database,
    folder,
    atOneMoment: true,
    perPart: 700,
    now: () => (now += 3_600_000),
    pause: () => Promise.resolve(),
    show: () => undefined,
  });
}
const written = () => (readManifest(folder)?.parts ?? []).flatMap((part) => readPart(folder, part));

describe('an export', () => {
  it.each([0, 300, 301, 700, 1500])('of %d documents has each once', async (count) => {
    const database = holding(count);
    const manifest = await exporting(database);
    expect(written()).toEqual(all(database));
    expect(manifest.collections).toEqual(count === 0 ? {} : { bookings: count });
    expect(manifest.parts.reduce((sum, { documents }) => sum + documents, 0)).toBe(count);
  });

  it('that was stopped goes on as of the moment just past when it began, for every page', async () => {
    const dying = holding(1500, { mostPages: 4 });
    await expect(exporting(dying)).rejects.toThrow('killed');
    const second = holding(1500);
    const { readTime } = await exporting(second, BEGAN + 86_400_000);
    expect(readTime).toBe(WHOLE_MINUTE);
    const times = [...dying.asked, ...second.asked].map((each) => each.readTime);
    expect(new Set(times)).toEqual(new Set([WHOLE_MINUTE]));
    expect(second.asked[0]?.after).toBe('bookings/b00699');
    expect(written()).toEqual(all(second));
  });

  it('goes into no folder with a finished one, nor with one of another database', async () => {
    await exporting(holding(3));
    await expect(exporting(holding(3))).rejects.toThrow('finished export already');
    folder = freshFolder();
    await expect(exporting(holding(1500, { mostPages: 4 }))).rejects.toThrow('killed');
    const other = exporting(holding(3, { project: 'other' }));
    await expect(other).rejects.toThrow('export of p, d');
  });
});

it.each<[string, (documents: MemoryRest['documents']) => unknown, string | null]>([
  ['is the same', () => null, null],
  ['lacks the last', (all) => all.delete('bookings/b01499'), 'bookings/b01499'],
  ['differs in the last part', (all) => all.set('bookings/b01450', {}), 'bookings/b01450'],
  ['has one too many at the end', (all) => all.set('bookings/c', {}), 'bookings/c'],
])('a database compared with its export: it %s', async (_, change, expected) => {
  const database = holding(1500);
  await exporting(database);
  change(database.documents);
  const pause = () => Promise.resolve();
  const found = await differences({ database, folder, pause, show: () => undefined });
  if (expected === null) expect(found).toEqual([]);
  else expect(found).toContain(expected);
});
