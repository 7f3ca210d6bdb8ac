import { expect, it } from 'vitest';
import { anEntry } from '../testing/money';
import { monthTotals, moved, type LedgerLine } from './month';

const line = (
  kind: LedgerLine['kind'],
  amount: number,
  method: LedgerLine['method'] = null,
  corrects: LedgerLine['corrects'] = null,
): LedgerLine => ({ ...anEntry({ kind, amount, method }), corrects });

const LINES = [
  line('payment', 3000, 'bank'),
  line('payment', 900, 'cash'),
  line('payment', 50),
  line('refund', 500, 'bank'),
  line('waiver', 200),
  line('kept', 30),
];
const corrections = LINES.map(({ kind, amount, method }) =>
  line('correction', amount, method, kind as LedgerLine['corrects']),
);
const sums = { received: 3950, refunded: 500, waived: 200, kept: 30, net: 3450 };
const byMethod = { 'mobile-money': 0, card: 0, bank: 2500, cash: 900, unknown: 50 };

it('a month has its payments and refunds; waivers and kept refunds move no money', () => {
  expect(monthTotals(LINES)).toEqual({ ...sums, byMethod });
  expect(LINES.map(moved)).toEqual([3000, 900, 50, -500, 0, 0]);
});

it('a correction counts against its own kind, in its own month, also below zero', () => {
  const { byMethod: ways, ...whole } = monthTotals([...LINES, ...corrections]);
  expect([...Object.values(whole), ...Object.values(ways)].every((sum) => sum === 0)).toBe(true);
  expect(monthTotals(corrections)).toMatchObject({ received: -3950, refunded: -500, net: -3450 });
  expect(monthTotals(corrections).byMethod).toMatchObject({ bank: -2500, cash: -900 });
});
