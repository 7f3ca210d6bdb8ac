import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageRows } from '../../web/src/page-table';
import { portsAt } from '../ports';
import { ROOT } from '../places';
import { localFirebaseConfig } from './firebase-config';
import type { FirebaseJson } from './firebase-config';

const text = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
const deployed = JSON.parse(text) as FirebaseJson;

test('ports follow the offset and builds are not repeated', () => {
  const config = localFirebaseConfig(deployed, portsAt(1000));
  expect(config['emulators']).toMatchObject({
    hosting: { host: '127.0.0.1', port: 6000 },
    firestore: { host: '127.0.0.1', port: 9080 },
  });
  expect(JSON.stringify(config)).not.toContain('predeploy');
});

test('unknown paths are not rewritten: they give 404.html', () => {
  const { rewrites } = deployed.hosting as unknown as {
    rewrites: { source: string; destination: string }[];
  };
  expect(rewrites.filter(({ source }) => /^\/?\*\*/.test(source))).toEqual([]);
});

test('assets are immutable, everything else is asked for again', () => {
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
  expect(policy).toContain("script-src 'self'");
  // What a page may have of styles, its own policy says (decisions 011 and 093).
  const others = policy.replace("style-src 'self' 'unsafe-inline'; ", '');
  expect(others).not.toMatch(/unsafe-|\*(?!\.|\s|$|;)/);
});

test('the content security policy has a default, and lets scripts come from a folder of a host only', () => {
  const [policy = ''] = deployed.hosting.headers.flatMap(({ headers }) =>
    headers.flatMap(({ key, value }) => (key === 'Content-Security-Policy' ? [value] : [])),
  );
  const sourcesOf = (kind: string) =>
    policy
      .split('; ')
      .find((each) => each.startsWith(`${kind} `))
      ?.split(' ')
      .slice(1) ?? [];
  expect(sourcesOf('default-src')).toEqual(["'self'"]);
  const hosts = sourcesOf('script-src').filter((each) => each.startsWith('https:'));
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts.filter((each) => !/^https:\/\/[^/]+\/.+\/$/.test(each))).toEqual([]);
});

test('every page that is not prerendered comes from the shell of its language', () => {
  const { rewrites } = deployed.hosting as unknown as {
    rewrites: { source: string; destination: string }[];
  };
  const inside = pageRows.filter(([, { kind }]) => kind !== 'public').map(([, row]) => row.path);
  // What was published after the site was built has no file yet.
  const below = pageRows.flatMap(([, { path, hasPagesBelow }]) => (hasPagesBelow ? [path] : []));
  expect(below.length).toBeGreaterThan(0);
  for (const [prefix, destination] of [
    ['', '/shell.html'],
    ['/sw', '/sw/shell.html'],
  ] as const) {
    const sources = rewrites.filter((each) => each.destination === destination);
    const covered = (address: string) =>
      sources.some(({ source }) => {
        const whole = source.replace('{,/**}', '');
        return source === address || (whole !== source && `${address}/`.startsWith(`${whole}/`));
      });
    expect(
      inside.filter((page) => !covered(`${prefix}${page}`)),
      prefix,
    ).toEqual([]);
    for (const page of below)
      expect(sources.map(({ source }) => source)).toContain(`${prefix}${page}/*`);
  }
});
