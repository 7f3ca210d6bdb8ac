import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageRows } from '../../web/src/page-table';
import { ROOT } from '../machine/places';
import type { FirebaseJson } from './firebase-config';

const text = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
const deployed = JSON.parse(text) as FirebaseJson;
const { rewrites } = deployed.hosting as unknown as {
  rewrites: { source: string; destination: string }[];
};

test('unknown paths are not rewritten: they give 404.html', () => {
  expect(rewrites.filter(({ source }) => /^\/?\*\*/.test(source))).toEqual([]);
});

test('browsers keep assets for ever, and ask again for everything else', () => {
  const caching = deployed.hosting.headers.map(({ source, headers }) => [
    source,
    headers.find(({ key }) => key === 'Cache-Control')?.value,
  ]);
  expect(caching).toEqual([
    ['!/__/**', 'no-cache'],
    ['/assets/**', 'public, max-age=31536000, immutable'],
  ]);
});

test('our headers go with every page and file, and not with the sign-in helper of Google', () => {
  // The matcher of the CLI's own Hosting. The helper's page has a script in itself, which our policy would forbid.
  const matches = createRequire(import.meta.url)('superstatic/lib/utils/patterns') as {
    configMatcher: (path: string, rule: { source: string }) => boolean;
  };
  const policies = deployed.hosting.headers.filter(({ headers }) =>
    headers.some(({ key }) => key === 'Content-Security-Policy'),
  );
  const carries = (address: string) =>
    policies.some(({ source }) => matches.configMatcher(address, { source }));
  const ours = ['/', '/booking', '/sw/privacy', '/assets/x.js', '/nowhere', '/.well-known/x'];
  expect(ours.filter((address) => !carries(address))).toEqual([]);
  const theirs = ['/__/auth/handler', '/__/auth/iframe', '/__/firebase/init.json'];
  expect(theirs.filter(carries)).toEqual([]);
});

test('the headers of every page and file are strict', () => {
  const [ours] = deployed.hosting.headers;
  const headers = Object.fromEntries((ours?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
  expect(headers['Permissions-Policy']).toContain('camera=(), microphone=(), geolocation=()');
  const policy = headers['Content-Security-Policy'] ?? '';
  // What a page may have of styles, its own policy says (decision 011).
  const others = policy.replace("style-src 'self' 'unsafe-inline'; ", '');
  expect(others).not.toMatch(/unsafe-|\*(?!\.|\s|$|;)/);
  expect(policy.split('; ')).toContain("default-src 'self'");
  // Scripts come from us, and from a folder of a host only.
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(scripts[0]).toBe("'self'");
  const hosts = scripts.filter((each) => each.startsWith('https:'));
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts.filter((each) => !/^https:\/\/[^/]+\/.+\/$/.test(each))).toEqual([]);
});

// That each other language has the same rewrites, tests/safety/without-environment/languages.test.ts holds.
test('every page that is not prerendered comes from the shell', () => {
  const sources = rewrites.map(({ source }) => source);
  const covered = (address: string) =>
    sources.some((source) => {
      const whole = source.replace('{,/**}', '');
      return source === address || (whole !== source && `${address}/`.startsWith(`${whole}/`));
    });
  const inside = pageRows.filter(([, { kind }]) => kind !== 'public').map(([, row]) => row.path);
  expect(inside.filter((page) => !covered(page))).toEqual([]);
  // What was published after the site was built has no file yet.
  const below = pageRows.flatMap(([, { path, hasPagesBelow }]) => (hasPagesBelow ? [path] : []));
  expect(below.length).toBeGreaterThan(0);
  expect(sources).toEqual(expect.arrayContaining(below.map((page) => `${page}/*`)));
});
