import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomOf, runSeed, seedInWords } from './random';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('the same seed and purpose give the same values, another seed or purpose gives others', () => {
  const uuids = (seed: string, purpose: string) => {
    const random = randomOf(seed, purpose);
    return [random.uuid(), random.uuid()];
  };
  expect(uuids('7', 'money')).toEqual(uuids('7', 'money'));
  const all = [uuids('7', 'money'), uuids('8', 'money'), uuids('7', 'mail')].flat();
  expect(new Set(all).size).toBe(6);
  for (const uuid of all) expect(uuid).toMatch(UUID);
});

beforeEach(() => vi.stubEnv('TULIA_SEED', ''));
afterEach(() => vi.unstubAllEnvs());

test('a run keeps the seed that it made, and says how to run it again', () => {
  const made = runSeed();
  expect(made).toMatch(/^\d+$/);
  expect(runSeed()).toBe(made);
  expect(process.env['TULIA_SEED']).toBe(made);
  expect(seedInWords()).toContain(`TULIA_SEED=${made} `);
});

test('TULIA_SEED names the seed', () => {
  vi.stubEnv('TULIA_SEED', '41');
  expect(runSeed()).toBe('41');
});
