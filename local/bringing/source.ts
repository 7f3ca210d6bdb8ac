/**
 * Rows of another system's tables, from JSON (an array of objects) or CSV (RFC 4180, with a heading), each with its
 * line.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const TABLES = ['services', 'profiles', 'bookings', 'availability'] as const;
export type Table = (typeof TABLES)[number];

export interface SourceRow {
  /** as in an editor, from 1 */
  line: number;
  values: Readonly<Record<string, unknown>>;
}

/** Something that keeps the data from being taken over. */
export interface Problem {
  file: string;
  line: number;
  problem: string;
}

export interface SourceTable {
  /** name of the file, as problems name it */
  file: string;
  rows: SourceRow[];
}

export interface Source {
  tables: Partial<Record<Table, SourceTable>>;
  problems: Problem[];
  /** everything that was read, for a fingerprint */
  text: string;
}

/** Reads the tables that a folder has. */
export function readSource(folder: string): Source {
  const source: Source = { tables: {}, problems: [], text: '' };
  for (const table of TABLES) {
    const file = [`${table}.json`, `${table}.csv`].find((name) =>
      existsSync(path.join(folder, name)),
    );
    if (file === undefined) continue;
    const text = readFileSync(path.join(folder, file), 'utf8').replace(/^\uFEFF/, '');
    source.text += `${file}\n${text}\n`;
    const read = file.endsWith('.json') ? rowsOfJson(text) : rowsOfCsv(text);
    source.tables[table] = { file, rows: read.rows };
    source.problems.push(...read.problems.map((each) => ({ file, ...each })));
  }
  return source;
}

interface Rows {
  rows: SourceRow[];
  problems: Omit<Problem, 'file'>[];
}

/** Lines of the objects of an array are found by counting brackets outside of texts. */
export function rowsOfJson(text: string): Rows {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { rows: [], problems: [{ line: 1, problem: `is no JSON: ${String(error)}` }] };
  }
  if (!Array.isArray(parsed)) {
    return { rows: [], problems: [{ line: 1, problem: 'is no list of objects' }] };
  }
  const lines = linesOfElements(text);
  const rows: SourceRow[] = [];
  const problems: Rows['problems'] = [];
  parsed.forEach((values: unknown, index) => {
    const line = lines[index] ?? 1;
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      problems.push({ line, problem: 'is no object' });
    else rows.push({ line, values: values as Record<string, unknown> });
  });
  return { rows, problems };
}

function linesOfElements(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let awaits = false;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|\n|[[\]{},]|[^\s[\]{},"]+/g)) {
    if (token === '\n') {
      line += 1;
      continue;
    }
    if (awaits && token !== ']') {
      lines.push(line);
      awaits = false;
    }
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth === 1 && (token === '[' || token === ',')) awaits = true;
  }
  return lines;
}

/** Empty cells are left out, as what a row does not say. */
export function rowsOfCsv(text: string): Rows {
  const [head, ...records] = recordsOf(text);
  if (head === undefined) return { rows: [], problems: [{ line: 1, problem: 'is empty' }] };
  const names = head.cells.map((cell) => cell.trim());
  const rows: SourceRow[] = [];
  const problems: Rows['problems'] = [];
  for (const { line, cells } of records) {
    if (cells.length === 1 && cells[0] === '') continue;
    if (cells.length !== names.length) {
      problems.push({ line, problem: `has ${cells.length} cells, the heading ${names.length}` });
      continue;
    }
    const filled = cells.flatMap((cell, index) =>
      cell === '' ? [] : [[names[index] ?? '', cell] as const],
    );
    rows.push({ line, values: Object.fromEntries(filled) });
  }
  return { rows, problems };
}

function recordsOf(text: string): { line: number; cells: string[] }[] {
  const records: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  let at = 0;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      const [quoted = '"'] = /^"(?:[^"]|"")*"?/.exec(text.slice(at)) ?? [];
      cell = quoted.replace(/^"|"$/g, '').replaceAll('""', '"');
      line += quoted.split('\n').length - 1;
      at += quoted.length;
    } else {
      const end = at + text.slice(at).search(/[,\r\n]|$/);
      cell = text.slice(at, end);
      at = end;
    }
    cells.push(cell);
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) cells.push('');
      continue;
    }
    records.push({ line: begun, cells });
    cells = [];
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    begun = line;
  }
  if (cells.length > 0) records.push({ line: begun, cells });
  return records;
}
