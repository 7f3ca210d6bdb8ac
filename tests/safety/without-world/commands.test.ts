/** Every command that a text for people names is one that can be run. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../local/places';
import { STAGES } from '../../../local/testing/stages';
import { JOBS } from '../../../local/jobs';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const TEXTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Scripts of npm's own name, which need no `run`. */
const OWN = ['start', 'test', 'stop', 'restart'];

/** The scripts that a text names, in its code only. */
export function namedScripts(text: string): string[] {
  const code = [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([each]) => each).join('\n');
  return [...code.matchAll(/\bnpm (?:run ([\w:-]+)|(\w+))/g)].flatMap(([, run, own]) =>
    run !== undefined ? [run] : own !== undefined && OWN.includes(own) ? [own] : [],
  );
}

it.each(TEXTS)('%s names no script that package.json lacks', (file) => {
  expect(namedScripts(read(file)).filter((name) => scripts[name] === undefined)).toEqual([]);
});

it('what programs print and comment names no script that package.json lacks', () => {
  const sources = ['local', 'functions/src', 'web/src', 'domain/src', 'bench'].flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => `${room}/${name}`),
  );
  const gone = sources.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => scripts[name] === undefined)
      .map(([command]) => `${file}: ${command}`),
  );
  expect(gone).toEqual([]);
});

it('every script that people run is named in a text', () => {
  const named = new Set(TEXTS.flatMap((file) => namedScripts(read(file))));
  const unnamed = Object.keys(scripts).filter(
    (name) => !named.has(name) && !/^(?:pre|check:|test:|build$|format$)/.test(name),
  );
  expect(unnamed).toEqual([]);
});

it('what a script starts is there', () => {
  const started = Object.values(scripts).flatMap((command) =>
    [...command.matchAll(/(?:tsx|node) ([\w./-]+\.\w+)/g)].map(([, file = '']) => file),
  );
  expect(started.length).toBeGreaterThan(8);
  for (const file of started) expect(read(file), file).not.toBe('');
});

it('stages and jobs that are named exist', () => {
  const stages = STAGES.map(({ name }) => name);
  const jobs = JOBS.map(({ name }) => name as string);
  const all = TEXTS.map(read).join('\n');
  const asked = [...all.matchAll(/`npm test -- ([a-z ]+)`/g)].flatMap(([, words = '']) =>
    words.split(' '),
  );
  expect(asked.filter((word) => word !== 'quick' && !stages.includes(word))).toEqual([]);
  const run = [...all.matchAll(/`npm run job -- (\w+)`/g)].map(([, name = '']) => name);
  expect(run.filter((name) => !jobs.includes(name))).toEqual([]);
});

it('a script that is gone would be missed', () => {
  expect(namedScripts('Use `npm run gone -- --x` or npm run prose, and `npm test`.')).toEqual([
    'gone',
    'test',
  ]);
});
