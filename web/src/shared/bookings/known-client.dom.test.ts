import { expect, test } from 'vitest';
import { knownAge, rememberKnownAge } from './known-client';

test('is known of the very person only', () => {
  expect(knownAge('amina')).toBeNull();
  rememberKnownAge('amina', 'adult');
  expect(knownAge('amina')).toBe('adult');
  expect(knownAge('brian')).toBeNull();
  expect(knownAge(null)).toBeNull();
});

test('something else in its place is nothing', () => {
  for (const text of ['7', 'null', '{}', '{"uid":"amina","ageBand":"child"}', '{']) {
    localStorage.setItem('tulia.me.known-age', text);
    expect(knownAge('amina')).toBeNull();
  }
});
