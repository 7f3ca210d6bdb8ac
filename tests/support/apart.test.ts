import { expect, it } from 'vitest';
import { ROOT } from '../../local/machine/places';
import { filesApart, staysApart } from './apart';

it.each([
  ["vi.mock('./log', () => ({}));", true],
  ["vi.stubEnv('TULIA_DAY', '');", true],
  ["vi.stubEnv('TZ', 'UTC');", false],
  ['vi.useFakeTimers();', true],
  ["vi.spyOn(console, 'warn').mockReturnValue();", false],
  ['expect(1 + 1).toBe(2);', false],
])('a test with %s stays apart: %s', (text, expected) => {
  expect(staysApart('domain/src/a.test.ts', text)).toBe(expected);
});

it('tests of the functions stay apart in every case', () => {
  expect(staysApart('functions/src/a.test.ts', '')).toBe(true);
});

it('files that run apart are found by their contents', () => {
  const found = filesApart(ROOT, ['domain', 'local', 'ops']);
  expect(found).toEqual(
    expect.arrayContaining(['ops/live-app.test.ts', 'local/test-run/random.test.ts']),
  );
  expect(found).not.toContain('domain/src/slot/interval.test.ts');
});
