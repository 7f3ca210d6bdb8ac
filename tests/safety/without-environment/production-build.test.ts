/** A real production build of the site, looked through for what belongs to the local environment. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../../local/machine/places';
import { programEnvironment } from '../../../local/machine/run';
import { EARLY_SCRIPT } from '../../../web/build/early-script';
import { islandScript } from '../../../web/build/island-script';
import { visitorFiles } from '../../../web/build/visitor-files';
import { LANGUAGE_FACTS, LANGUAGES } from '../../../domain/src/person/language';
import { pageRows } from '../../../web/src/page-table';
import { breachesOf, problemsOf } from './built-pages';

let folder: string;
let files: { name: string; text: string }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tulia-production-'));
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const config = { apiKey: 'key-of-a-project', projectId: 'a-project', appId: '1:1:web:1' };
  await promisify(execFile)(process.execPath, args, {
    cwd: path.join(ROOT, 'web'),
    env: {
      ...programEnvironment(),
      VITE_FIREBASE_CONFIG: JSON.stringify(config),
      SITE_URL: 'https://tulia.example',
      VITE_SITE_URL: 'https://tulia.example',
    },
  });
  files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(?:js|html|css|json|webmanifest|txt|xml)$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const holding = (words: RegExp) =>
  files.filter(({ text }) => words.test(text)).map(({ name }) => name);

it('a build for production names no address of the local environment', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(holding(/a-project/)).not.toEqual([]);
  expect(holding(/demo-tulia|127\.0\.0\.1/)).toEqual([]);
});

it('its pages hold no inline scripts but those that the content security policy names', async () => {
  const island = await islandScript();
  const pages = files.filter(({ name }) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  for (const { name, text } of pages) {
    const inline = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = '']) =>
        !attributes.includes('src=') && !/type="application\/(?:ld\+)?json"/.test(attributes),
    );
    expect(
      inline.map(([, , script]) => script),
      name,
    ).toEqual(/(^|\/)booking\.html$/.test(name) ? [EARLY_SCRIPT, island] : [EARLY_SCRIPT]);
  }
});

it('no visitor’s phone keeps a file that holds the work of staff', () => {
  const manifest = files.find(({ name }) => name === '.vite/manifest.json');
  const built = Object.values(JSON.parse(manifest?.text ?? '') as Record<string, { file: string }>);
  const OF_STAFF = /\/(?:staff|office)-/;
  expect(built.filter(({ file }) => OF_STAFF.test(file))).not.toEqual([]);
  const kept = visitorFiles(JSON.parse(manifest?.text ?? '') as Parameters<typeof visitorFiles>[0]);
  expect([...kept].filter((file) => OF_STAFF.test(file))).toEqual([]);
});

const pagesOf = () =>
  new Map(
    files.flatMap(({ name, text }) => (name.endsWith('.html') ? [[name, text] as const] : [])),
  );

it('every link of its pages leads somewhere, and every file is there', () => {
  const all = readdirSync(folder, { recursive: true }).map(String);
  const paths = pageRows.map(([, { path: each }]) => each);
  const drawn = LANGUAGES.flatMap((language) =>
    paths.map((each) => `${LANGUAGE_FACTS[language].prefix}${each}`),
  );
  const found = problemsOf({ files: new Set(all), pages: pagesOf(), drawn: new Set(drawn) });
  // The page of every unknown address.
  const ofUnknown = /^404\.html: \/(?:\w+\/)?no-such-page leads nowhere$/;
  expect(found.filter((problem) => !ofUnknown.test(problem))).toEqual([]);
});

it('its pages are HTML as the standard has it', async () => {
  expect(await breachesOf(pagesOf())).toEqual([]);
});
