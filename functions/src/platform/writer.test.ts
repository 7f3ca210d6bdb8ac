import { expect, it } from 'vitest';
import { isAlreadyExists, isUnsettled } from './writer';

const answer = (code: number, message = '') => Object.assign(new Error(message), { code });

it.each([
  ['aborted', answer(10), true],
  ['deadline exceeded', answer(4), true],
  ['unavailable', answer(14), true],
  ['expired', answer(3, 'The referenced transaction has expired or is no longer valid'), true],
  ['an invalid argument', answer(3, 'A document path has an even number of segments'), false],
  ['permission denied', answer(7), false],
  ['an error of our own', new Error('transaction has expired'), false],
  ['nothing', undefined, false],
])('%s', (_, error, expected) => {
  expect(isUnsettled(error)).toBe(expected);
});

it('a document that is there already is another matter', () => {
  expect([isAlreadyExists(answer(6)), isUnsettled(answer(6))]).toEqual([true, false]);
});
