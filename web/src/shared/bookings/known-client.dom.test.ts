import { expect, test } from 'vitest';
import { knownAge, rememberKnownAge } from './known-client';

test('the age is known for its own account only', () => {
  expect(knownAge('amina')).toBeNull();
  rememberKnownAge('amina', 'adult');
  expect(knownAge('amina')).toBe('adult');
  expect(knownAge('brian')).toBeNull();
  expect(knownAge(null)).toBeNull();
});

test('any other stored value gives no age', () => {
  for (const text of ['7', 'null', '{}', '{"uid":"amina","ageBand":"child"}', '{']) {
    localStorage.setItem('tulia.me.known-age', text);
    expect(knownAge('amina')).toBeNull();
  }
});
