/** With the router as it is installed: an update that writes these texts otherwise must not make pages heavier unseen. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CHANGES, leanCode } from './lean-router';

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/development',
);
const code = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .find((each) => each.includes('function BrowserRouter('));

it.each(CHANGES)('the installed router has %s', (found) => {
  expect(code).toMatch(found);
});

it('no component is kept for its name, and every line stays where it was', () => {
  const lean = leanCode(code ?? '');
  expect(lean).not.toMatch(/^\w+\.displayName/m);
  expect(lean).toContain('    return link;\n');
  expect(lean.split('\n')).toHaveLength((code ?? '').split('\n').length);
});
