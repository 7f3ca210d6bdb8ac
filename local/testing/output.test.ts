import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatheredOutput } from './output';

let shown: string;

beforeEach(() => {
  vi.useFakeTimers();
  shown = '';
});

afterEach(() => {
  vi.useRealTimers();
});

const gathered = () => gatheredOutput(1000, (text) => (shown += text));

test('each of two stages is shown as a whole when it is done', () => {
  const output = gathered();
  const [first, second] = [output.stage('unit'), output.stage('functions')];
  first.hear?.('a\n');
  second.hear?.('b\n');
  first.hear?.('c\n');
  expect(shown).toBe('');
  second.end();
  expect(shown).toBe('\n== functions ==\nb\n\n');
  first.end();
  expect(shown).toBe('\n== functions ==\nb\n\n\n== unit ==\na\nc\n\n');
  output.close();
});

test('in between a line tells how far they are, failures at once', () => {
  const output = gathered();
  output.stage('unit').hear?.(' ✓  unit  a.test.ts (12 tests) 5ms\n');
  output.stage('pages').hear?.('  ✘   1 [pages-phone] › a.spec.ts:1:1 › b (1s)\n');
  vi.advanceTimersByTime(1000);
  expect(shown).toMatch(/^… \d+\.\d s: unit 12 tests; pages 1 tests, 1 FAILED\n$/);
  output.close();
});

test('what a stage had printed is not lost when the run ends early', () => {
  const output = gathered();
  output.stage('unit').hear?.('half a report');
  output.close();
  expect(shown).toContain('half a report');
});

test('each step of a world is printed as a whole line that begins with the name of the world', () => {
  const output = gathered();
  const write = output.steps('functions');
  write('[1/6] Building … ');
  expect(shown).toBe('');
  write('4.1 s\n');
  expect(shown).toBe('functions: [1/6] Building … 4.1 s\n');
  output.close();
});
