import fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctionEntry } from './correct-payment';
import { PAYMENT_METHODS, type MoneyEntry } from './entry';
import { keepingEntry } from './keep-rest';
import type { LedgerPlan } from './ledger';
import { monthTotals, moved, type LedgerLine } from './month';
import { paymentEntry } from './record-payment';
import { refundEntry } from './record-refund';
import { netPaid, summaryOf } from './summary';
import { waiverEntry } from './waive';

const claim = { price: 3000, isOver: false, keeps: false };
const by = { kind: 'staff', uid: 'u', name: 'n' } as const;

const step = fc.record({
  what: fc.constantFrom('pay', 'refund', 'waive', 'keep', 'correct'),
  amount: fc.integer({ min: 1, max: 4000 }),
  method: fc.constantFrom(...PAYMENT_METHODS),
  which: fc.nat(10),
});

/** The ledger after all these entries are tried one after the other; refused ones change nothing. */
function played(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  const entries: MoneyEntry[] = [];
  for (const [index, { what, amount, method, which }] of steps.entries()) {
    const ledger = { claim, entries };
    const identity = {
      id: `e${index}`,
      requestHash: 'h',
      bookingId: 'b',
      referenceNumber: 'R',
      at: index,
      by,
    };
    const target = entries[which % Math.max(1, entries.length)]?.id ?? 'none';
    const plan: Record<typeof what, () => LedgerPlan> = {
      pay: () =>
        paymentEntry(ledger, { amount, method, code: '', acceptOverpayment: true }, identity),
      refund: () => refundEntry(ledger, { amount, method, code: '' }, identity),
      waive: () => waiverEntry(ledger, { amount, note: 'x', acceptOverpayment: true }, identity),
      keep: () => keepingEntry(ledger, { note: 'x' }, identity),
      correct: () => correctionEntry(ledger, { entryId: target, note: 'x' }, identity),
    };
    try {
      entries.push(plan[what]().entry);
    } catch {
      continue;
    }
  }
  return entries;
}

const lineOf = (entry: MoneyEntry, all: readonly MoneyEntry[]): LedgerLine => {
  const wrong = all.find(({ id }) => id === entry.corrects)?.kind;
  return { ...entry, corrects: wrong === undefined || wrong === 'correction' ? null : wrong };
};

it('the totals of all months add up to the ledger, for every division into months', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), fc.nat(25), (steps, cut) => {
      const entries = played(steps);
      const lines = entries.map((entry) => lineOf(entry, entries));
      const months = [lines.slice(0, cut), lines.slice(cut)].map(monthTotals);
      const sum = (of: 'received' | 'refunded' | 'waived' | 'kept' | 'net') =>
        months.reduce((total, month) => total + month[of], 0);
      const whole = summaryOf(claim, entries);
      expect(sum('received')).toBe(whole.paid);
      expect(sum('refunded')).toBe(whole.refunded);
      expect(sum('waived')).toBe(whole.waived);
      expect(sum('kept')).toBe(whole.kept ?? 0);
      expect(sum('net')).toBe(netPaid(whole));
      const ways = months.flatMap(({ byMethod }) => Object.values(byMethod));
      expect(ways.reduce((total, each) => total + each, 0)).toBe(netPaid(whole));
      expect(lines.reduce((total, line) => total + moved(line), 0)).toBe(netPaid(whole));
    }),
    { numRuns: 1000 },
  );
});

it('a correction counts in its own month, below zero when no other money came', () => {
  const wrong = played([{ what: 'pay', amount: 900, method: 'bank', which: 0 }]);
  const all = [...wrong, { ...wrong[0]!, id: 'e9', kind: 'correction' as const, corrects: 'e0' }];
  expect(monthTotals([lineOf(all[1]!, all)])).toMatchObject({
    received: -900,
    net: -900,
    byMethod: { bank: -900 },
  });
});
