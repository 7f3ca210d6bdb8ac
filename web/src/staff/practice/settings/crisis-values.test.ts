import { saveCrisisNumbers } from '@tulia/domain/calls/practice/manage-practice';
import { seedCrisisNumbers } from '@tulia/domain/practice/crisis-numbers';
import { expect, it } from 'vitest';
import { crisisRows, emptyRow, isStored } from './crisis-values';

it('the call takes the numbers that the product ships with', () => {
  const input = crisisRows(seedCrisisNumbers);
  expect(saveCrisisNumbers.input.isValidSync(input, { strict: true })).toBe(true);
  expect(input.numbers.some(({ isConfirmed }) => isConfirmed)).toBe(false);
});

it('an empty crisis number is refused', () => {
  const input = { numbers: [emptyRow] };
  expect(saveCrisisNumbers.input.isValidSync(input, { strict: true })).toBe(false);
});

it('only a crisis number that is stored unchanged can be confirmed', () => {
  expect(isStored(seedCrisisNumbers, '999')).toBe(true);
  expect(isStored(seedCrisisNumbers, '998')).toBe(false);
});
