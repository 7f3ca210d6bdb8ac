/**
 * Vitest setup: a warning or an error on the console that the test did not expect fails the test.
 * A test that expects one replaces `console.error` or `console.warn` itself (`vi.spyOn`).
 */
import { afterEach, beforeEach, expect } from 'vitest';

const watched = ['error', 'warn'] as const;
const originals = { error: console.error, warn: console.warn };
let seen: string[] = [];

beforeEach(() => {
  seen = [];
  for (const level of watched) {
    console[level] = (...parts: unknown[]) => {
      seen.push(`console.${level}: ${parts.map(String).join(' ')}`);
      originals[level](...parts);
    };
  }
});

afterEach(() => {
  const unexpected = seen;
  for (const level of watched) console[level] = originals[level];
  expect(unexpected, 'unexpected console output').toEqual([]);
});
