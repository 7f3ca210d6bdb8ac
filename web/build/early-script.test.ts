import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { EARLY_SCRIPT } from './early-script';

it('is the one inline script that the content security policy allows', () => {
  const config = readFileSync(path.join(import.meta.dirname, '../../firebase.json'), 'utf8');
  const scripts = /script-src ([^;]*)/.exec(config)?.[1] ?? '';
  const hash = createHash('sha256').update(EARLY_SCRIPT).digest('base64');
  expect(scripts.match(/'sha256-[^']*'/g)).toEqual([`'sha256-${hash}'`]);
});
