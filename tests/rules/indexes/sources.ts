/** Finds the queries in the code, as far as their field names are written out: one per statement. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Direction } from './queries';

export interface FoundQuery {
  file: string;
  equal: string[];
  contains: string[];
  order: readonly [string, Direction] | undefined;
}

const CLAUSE = /\bwhere\(\s*'([\w.]+)',\s*'([^']+)'|\borderBy\(\s*'([\w.]+)'(?:,\s*'(asc|desc)')?/g;

/** The queries written in one source text. Statements end at a semicolon. */
export function queriesIn(file: string, source: string): FoundQuery[] {
  return source.split(';').flatMap((statement) => {
    const clauses = [...statement.matchAll(CLAUSE)];
    if (clauses.length === 0) return [];
    const fieldsWith = (...operators: string[]) =>
      clauses.flatMap(([, field, operator]) =>
        field !== undefined && operators.includes(operator ?? '') ? [field] : [],
      );
    const [range] = fieldsWith('<', '<=', '>', '>=', '!=', 'not-in');
    const ordered = clauses.find(([, , , field]) => field !== undefined);
    const order = ordered?.[3] ?? range;
    return [
      {
        file,
        equal: [...new Set(fieldsWith('==', 'in'))],
        contains: fieldsWith('array-contains', 'array-contains-any'),
        order: order === undefined ? undefined : [order, ordered?.[4] === 'desc' ? 'desc' : 'asc'],
      },
    ];
  });
}

/** The queries of all sources below `root`, tests excluded. */
export function queriesBelow(root: string): FoundQuery[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.includes('node_modules') && !file.includes('dist/'))
    .flatMap((file) => queriesIn(file, readFileSync(path.join(root, file), 'utf8')));
}
