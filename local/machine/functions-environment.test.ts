import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './places';
import { portsAt } from './ports';
import { functionsParameters, LOCAL_SECRETS } from './functions-environment';

const source = readFileSync(path.join(ROOT, 'functions/src/platform/params.ts'), 'utf8');
const defined = (kinds: string) =>
  [...source.matchAll(new RegExp(`define(?:${kinds})\\('([A-Z_]+)'`, 'g'))].map(([, name]) => name);

test('the emulators ask for no parameter and for no secret', () => {
  const parameters = functionsParameters(portsAt(0));
  expect(Object.keys(parameters).sort()).toEqual(defined('String|Int').sort());
  expect(Object.keys(LOCAL_SECRETS).sort()).toEqual(defined('Secret').sort());
});

test('every parameter but the four of each project has its default in functions/.env', () => {
  const standing = parseEnv(readFileSync(path.join(ROOT, 'functions/.env'), 'utf8'));
  const own = ['MAIL_FROM', 'SITE_URL', 'SMTP_HOST', 'SMTP_PORT'];
  expect([...Object.keys(standing), ...own].sort()).toEqual(defined('String|Int').sort());
  for (const [name, value] of Object.entries(standing)) {
    const found = new RegExp(`'${name}',\\s*{\\s*default:\\s*'?([^',]*)`).exec(source);
    expect([name, found?.[1]]).toEqual([name, value]);
  }
});
