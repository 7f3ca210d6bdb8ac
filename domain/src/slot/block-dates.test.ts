import { expect, test } from 'vitest';
import { blockDates, isBlockSpan, NO_END } from './block-dates';

const wednesdays = {
  firstDate: '2026-11-20',
  lastDate: '2026-12-16',
  weekdays: [3 as const],
};

test('a weekly block holds on every Wednesday, both ends included', () => {
  expect(blockDates(wednesdays, '2026-01-01', '2027-12-31')).toEqual([
    '2026-11-25',
    '2026-12-02',
    '2026-12-09',
    '2026-12-16',
  ]);
});

test('the dates of a block are only those in the window', () => {
  expect(blockDates(wednesdays, '2026-12-02', '2026-12-09')).toEqual(['2026-12-02', '2026-12-09']);
  expect(blockDates(wednesdays, '2026-12-17', '2027-01-30')).toEqual([]);
});

test.each([
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-20', '2026-11-19', false],
  ['2026-01-01', '2027-01-01', true],
  ['2026-01-01', '2027-01-02', false],
  ['2026-01-01', NO_END, true],
  ['2026-01-01', '9999-12-30', false],
])('from %s to %s is a span: %s', (first, last, valid) => {
  expect(isBlockSpan(first, last)).toBe(valid);
});

test('a block without an end holds in every window', () => {
  const standing = { ...wednesdays, lastDate: NO_END };
  expect(blockDates(standing, '2031-01-01', '2031-01-15')).toEqual([
    '2031-01-01',
    '2031-01-08',
    '2031-01-15',
  ]);
});
