import { expect, it } from 'vitest';
import { NO_FILTERS } from './booking-filters';
import { quickFilter, quickOf } from './quick-filters';
import { countWords, dueWords } from './use-quick-counts';

const TUESDAY = '2026-11-24';

it('the quick filters set today, and the rest of the week up to its Sunday', () => {
  expect(quickFilter('today', TUESDAY)).toMatchObject({ from: TUESDAY, to: TUESDAY });
  expect(quickFilter('week', TUESDAY)).toMatchObject({ from: TUESDAY, to: '2026-11-29' });
  expect(quickFilter('week', '2026-11-29')).toMatchObject({ from: '2026-11-29', to: '2026-11-29' });
});

it('a quick filter is recognised in either order, and another combination of filters is none', () => {
  expect(quickOf(NO_FILTERS, TUESDAY)).toBe('all');
  expect(quickOf({ ...quickFilter('upcoming', TUESDAY), sort: 'desc' }, TUESDAY)).toBe('upcoming');
  expect(quickOf({ ...quickFilter('unpaid', TUESDAY), person: 'njeri' }, TUESDAY)).toBe('unpaid');
  expect(quickOf({ ...NO_FILTERS, status: 'pending' }, TUESDAY)).toBe('pending');
  expect(quickOf({ ...NO_FILTERS, status: 'pending', from: TUESDAY }, TUESDAY)).toBeNull();
});

it('a count shows its number, nothing for 0, and where it stops counting', () => {
  expect([0, 1, 99, 100].map(countWords)).toEqual(['', '1', '99', '100+']);
});

it('what is due shows its number and sum, however many, and nothing for none', () => {
  const ahead = { count: 9, amount: 27_000 };
  expect(dueWords({ due: { count: 140, amount: 412_500 }, ahead })).toBe('140 · KES 412,500');
  expect(dueWords({ due: { count: 0, amount: 0 }, ahead })).toBe('');
});
