import { expect, it } from 'vitest';
import { REFUSAL_CODES } from '../refusal';
import { CONTRACTS } from '../testing/contracts';
import { COMMON_REFUSALS, mayRefuse } from './call';

it.each(CONTRACTS)('$name lists each of its refusals once', ({ refusals }) => {
  expect(new Set(refusals).size).toBe(refusals.length);
});

it('every refusal is common to all calls, or of some contract', () => {
  const listed = [...COMMON_REFUSALS, ...CONTRACTS.flatMap(({ refusals }) => refusals)];
  expect([...new Set(listed)].sort()).toEqual([...REFUSAL_CODES].sort());
});

it('a contract lets its call refuse with what it lists, and with what is common', () => {
  const contract = { refusals: ['spam'] as const };
  expect(mayRefuse(contract, 'spam')).toBe(true);
  expect(mayRefuse(contract, 'busy')).toBe(true);
  expect(mayRefuse(contract, 'not-found')).toBe(false);
});
