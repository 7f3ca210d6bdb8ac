/** Keeps the decision records in one form: a number, a date, a status, and a row of the index that says the same. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../local/places';

const FOLDER = path.join(ROOT, 'docs/decisions');
const INDEX = 'README.md';

interface DecisionRecord {
  file: string;
  number: string;
  title: string;
  date: string;
  status: string;
}

const HEAD =
  /^# (?<number>\d{3}): (?<title>.+)\n\n- Date: (?<date>\d{4}-\d{2}-\d{2})\n- Status: (?<status>.+)\n\n/;

/** The head of a record; null when it has another form. */
export function recordOf(file: string, text: string): DecisionRecord | null {
  const { number, title, date, status } = HEAD.exec(text)?.groups ?? {};
  if (!number || !title || !date || !status || !file.startsWith(`${number}-`)) return null;
  if (!/^\d{3}-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(file)) return null;
  const at = Date.parse(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
  return isDay ? { file, number, title, date, status } : null;
}

/** `accepted`, or superseded by a later record that exists. */
export function isStatus({ number, status }: DecisionRecord, numbers: readonly string[]): boolean {
  const by = /^superseded by (\d{3})$/.exec(status)?.[1];
  return status === 'accepted' || (by !== undefined && by > number && numbers.includes(by));
}

const files = readdirSync(FOLDER)
  .filter((name) => name !== INDEX)
  .sort();
const records = files.map((file) => recordOf(file, readFileSync(path.join(FOLDER, file), 'utf8')));
const known = records.filter((each) => each !== null);

it('every record has its number, date and status', () => {
  expect(files.filter((_, index) => records[index] === null)).toEqual([]);
  expect(known.map(({ number }) => Number(number))).toEqual(files.map((_, index) => index + 1));
  const numbers = known.map(({ number }) => number);
  expect(known.filter((each) => !isStatus(each, numbers))).toEqual([]);
});

it('the index shows every record as it is', () => {
  const rows = readFileSync(path.join(FOLDER, INDEX), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map((cells) => cells.slice(1, -1))).toEqual(
    known.map(({ file, number, title, date, status }) => [
      `[${number}](${file})`,
      title,
      date,
      status,
    ]),
  );
});

it('a record of another form would be seen', () => {
  const good = '# 003: A title\n\n- Date: 2026-11-21\n- Status: accepted\n\nText\n';
  const record = recordOf('003-a-title.md', good);
  expect(record).toMatchObject({ number: '003', date: '2026-11-21', status: 'accepted' });
  expect(recordOf('004-a-title.md', good)).toBeNull();
  expect(recordOf('003-a-title.md', good.replace('11-21', '11-31'))).toBeNull();
  expect(recordOf('003-a-title.md', good.replace('- Date: 2026-11-21\n', ''))).toBeNull();
  const numbers = ['001', '002', '003', '004'];
  const statuses = ['accepted', 'superseded by 004', 'superseded by 002', 'superseded by 9', 'old'];
  expect(
    statuses.map((status) => record !== null && isStatus({ ...record, status }, numbers)),
  ).toEqual([true, true, false, false, false]);
});
