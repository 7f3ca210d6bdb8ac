import { saveCrisisNumbers } from '@tulia/domain/calls/manage-practice';
import { seedCrisisNumbers } from '@tulia/domain/practice/crisis-numbers';
import { expect, it } from 'vitest';
import { crisisRows, emptyRow, isStored } from './crisis-values';

it('the numbers the product ships with are something the call takes', () => {
  const input = crisisRows(seedCrisisNumbers);
  expect(saveCrisisNumbers.input.isValidSync(input, { strict: true })).toBe(true);
  expect(input.numbers.some(({ isConfirmed }) => isConfirmed)).toBe(false);
});

it('a number that nobody has written is not taken', () => {
  expect(saveCrisisNumbers.input.isValidSync({ numbers: [emptyRow] }, { strict: true })).toBe(
    false,
  );
});

it('only a number that is stored as it stands can be confirmed', () => {
  expect(isStored(seedCrisisNumbers, '999')).toBe(true);
  expect(isStored(seedCrisisNumbers, '998')).toBe(false);
});
