/** What no source may say, though lint allows it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../local/machine/places';

function sourcesOf(folder: string): { name: string; text: string }[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(ROOT, name), 'utf8') }));
}

const saying = (folder: string, words: RegExp) =>
  sourcesOf(folder)
    .filter(({ text }) => words.test(text))
    .map(({ name }) => name);

it('no page writes HTML that it did not make', () => {
  expect(sourcesOf('web/src').length).toBeGreaterThan(100);
  const raw =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
  expect(saying('web/src', raw)).toEqual([]);
});

it('pages ask nothing of a browser that the oldest do not know (`web/build/engines.ts`)', () => {
  const young =
    /@media (?:not (?!all )|[^{]*[<>])|:has\(|(?:height|inset|top|bottom):.*dvh|canParse\(|AbortSignal\.(?:any|timeout)|\(\?<[=!]|'scrollend'|\.(?:findLast(?:Index)?|to(?:Sorted|Reversed|Spliced))\(|structuredClone|groupBy\(|withResolvers/;
  expect([...saying('web/src', young), ...saying('domain/src', young)]).toEqual([]);
});

it('functions log through the closed list of fields only', () => {
  const logging = saying('functions/src', /\bconsole\.|\blogger\b/);
  expect(logging).toEqual(['functions/src/platform/log.ts']);
});

it.each(['domain/src', 'functions/src', 'web/src', 'local', 'ops'])(
  'no folder of %s holds more than 25 files besides its tests: a fuller one is parted by subject',
  (house) => {
    const counts = new Map<string, number>();
    for (const { name } of sourcesOf(house)) {
      const folder = path.dirname(name);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(5);
    expect([...counts].filter(([, files]) => files > 25)).toEqual([]);
  },
);

it('the length of a granule stands in `slot/granule.ts` alone', () => {
  const repeated =
    /\b30-minute|half[- ]hours|HALF_HOUR|kwa nusu saa|\b1800;|['"]00:30['"]|\bmax\(48\)/i;
  const found = ['domain/src', 'functions/src', 'web/src', 'local', 'ops'].flatMap((folder) =>
    saying(folder, repeated),
  );
  expect(found).toEqual([]);
});

/** Lines of comment of a program, blocks and single lines. */
const commentsOf = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line));

/** Tests included. */
const allComments = () =>
  ['domain/src', 'functions/src', 'web/src', 'web/build', 'local', 'ops', 'bench', 'tests'].flatMap(
    (folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true })
        .map((name) => path.join(folder, String(name)))
        .filter((name) => /\.tsx?$/.test(name))
        .flatMap((name) => commentsOf(readFileSync(path.join(ROOT, name), 'utf8'))),
  );

it('no line of comment is longer than 120 characters', () => {
  expect(allComments().length).toBeGreaterThan(5000);
  expect(allComments().filter((line) => line.length > 120)).toEqual([]);
});

it('comments name their subject: fewer than 15 riddle words in 1,000 lines', () => {
  const riddle =
    /\b(whoever|whomever|whatever|whichever|somebody|someone|anybody|anyone|nobody|everybody|everyone|whose)\b/gi;
  const lines = allComments();
  const found = lines.flatMap((line) => line.match(riddle) ?? []);
  expect((found.length / lines.length) * 1000).toBeLessThan(15);
});
