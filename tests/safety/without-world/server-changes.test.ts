/** The deliberate changes of the server (`npm run test:changes`) still fit the sources, and name tests that exist. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../local/places';
import { changed } from '../../mutation/server/change';
import { CHANGES } from '../../mutation/server/changes';

it('each stands exactly once in its file, and none twice in the list', () => {
  expect(CHANGES.length).toBeGreaterThan(20);
  for (const change of CHANGES) {
    const source = readFileSync(path.join(ROOT, 'functions/src', change.file), 'utf8');
    expect(changed(source, change)).not.toBe(source);
  }
  const named = CHANGES.map(({ file, from, to }) => `${file} ${from} ${to}`);
  expect(new Set(named).size).toBe(named.length);
});

it('each names a test that is there', () => {
  for (const { test } of CHANGES)
    expect(existsSync(path.join(ROOT, `tests/functions/${test}.test.ts`)), test).toBe(true);
});
