import { expect, test } from 'vitest';
import { howManyPractitioners } from './how-many';

test('one, unless two are asked for', () => {
  expect(howManyPractitioners([])).toBe(1);
  expect(howManyPractitioners(['--dev'])).toBe(1);
  expect(howManyPractitioners(['--dev', '--practitioners', '2'])).toBe(2);
  expect(howManyPractitioners(['--practitioners=2'])).toBe(2);
  expect(howManyPractitioners(['--practitioners', '1'])).toBe(1);
});

test.each([[['--practitioners']], [['--practitioners', '3']], [['--practitioners', 'two']]])(
  'refuses %j',
  (args) => {
    expect(() => howManyPractitioners(args)).toThrow('--practitioners is 1 or 2');
  },
);
