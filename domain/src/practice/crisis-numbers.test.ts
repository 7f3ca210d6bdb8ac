import { expect, it } from 'vitest';
import { emptyText } from '../person/localized';
import { savedCrisisNumbers, seedCrisisNumbers, type CrisisNumber } from './crisis-numbers';

const NOW = Date.UTC(2026, 10, 22, 7);
const EARLIER = NOW - 1000;

const words = { name: { en: 'Help', sw: 'Msaada' }, hours: emptyText, whom: emptyText };
const line = (number: string, verifiedAt: number | null = null): CrisisNumber => ({
  ...words,
  number,
  verifiedAt,
});
const written = (number: string, isConfirmed: boolean) => ({ ...words, number, isConfirmed });
const verified = (before: CrisisNumber[], number: string, isConfirmed: boolean) =>
  savedCrisisNumbers(before, [written(number, isConfirmed)], NOW)[0]?.verifiedAt;

it('the shipped numbers are unconfirmed, the emergency services first', () => {
  expect(seedCrisisNumbers[0]?.number).toBe('999');
  expect(seedCrisisNumbers.every(({ verifiedAt }) => verifiedAt === null)).toBe(true);
});

it('a stored number is confirmed when it is ticked, and stays so', () => {
  expect(verified([line('1199')], '1199', true)).toBe(NOW);
  expect(verified([line('1199', EARLIER)], '1199', true)).toBe(EARLIER);
  expect(verified([line('1199', EARLIER)], '1199', false)).toBeNull();
});

it('a changed or new number is not confirmed, even when it is ticked', () => {
  expect(verified([line('1199', EARLIER)], '1190', true)).toBeNull();
  expect(verified([], '1199', true)).toBeNull();
});

it('the same digits in another writing are the same number', () => {
  expect(verified([line('0722 178 177', EARLIER)], '0722-178177', true)).toBe(EARLIER);
});

it('a number keeps its confirmation when the order changes', () => {
  const before = [line('999', EARLIER), line('1199')];
  const after = savedCrisisNumbers(before, [written('1199', false), written('999', true)], NOW);
  expect(after.map(({ number, verifiedAt }) => [number, verifiedAt])).toEqual([
    ['1199', null],
    ['999', EARLIER],
  ]);
});
