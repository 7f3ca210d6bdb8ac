import { expect, test } from 'vitest';
import { progressOf } from './progress';

test('steps are numbered, timed and annotated', async () => {
  const lines: string[] = [];
  const progress = progressOf(2, (text) => lines.push(text));
  expect(await progress.step('Building', () => 7)).toBe(7);
  await progress.step('Seeding', () => {
    progress.note('nothing to do');
  });
  expect(lines.join('')).toMatch(
    /^\[1\/2\] Building … \d+\.\d s\n\[2\/2\] Seeding … \d+\.\d s, nothing to do\n$/,
  );
});

test('a step that fails says so and passes the error on', async () => {
  const lines: string[] = [];
  const failing = progressOf(1, (text) => lines.push(text)).step('Building', () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(lines.join('')).toBe('[1/1] Building … failed\n');
});
