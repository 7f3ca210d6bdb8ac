/**
 * Ten thousand random histories of three bookings, two of them for the same time: STK pushes, notices that are lost,
 * doubled, late or about another sum, queries, payments at the till, typed codes, entries by hand, unmatched
 * payments, cancellations, refunds. The real rules decide. The oracle knows only the provider's account: what moved
 * there, in which order.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { standingEntries } from '../money/entry';
import { summaryOf } from '../money/summary';
import { lockRefs } from '../slot/lock-refs';
import { ActedModel, KINDS, type Act } from '../testing/provider-acts';
import { type Flaw } from '../testing/provider-model';
import { runs } from '../testing/runs';
import type { Booking } from './booking';
import { claimOf } from './payment';

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    which: fc.nat({ max: 2 }),
    amount: fc.constantFrom(1, 500, 1500, 3000, 3000, 3000, 4000),
    roll: fc.nat({ max: 99 }),
  }),
  { minLength: 5, maxLength: 30 },
);

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

/** What is wrong after the daily job has run; empty when all is right. */
function faults(model: ActedModel): string[] {
  for (const movement of model.account) model.receive(movement);
  const { account, entries, unmatched, wentBack, locks, receipts } = model;
  const wrong: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const standing = standingEntries(entries);
  const of = (kind: string) => standing.filter((entry) => entry.kind === kind);
  const openUnmatched = [...unmatched.values()].filter(({ state }) => state === 'open');
  const balance = sum(account.map(({ amount }) => amount)) - sum(wentBack);
  const inLedger =
    sum(of('payment').map(({ amount }) => amount)) - sum(of('refund').map(({ amount }) => amount));
  check(
    inLedger + sum(openUnmatched.map(({ amount }) => amount)) === balance,
    'the sums are equal',
  );

  const codes = of('payment').map(({ code }) => code);
  check(new Set(codes).size === codes.length, 'no code is counted twice');
  for (const { code, amount } of account) {
    const owners = of('payment').filter((entry) => entry.code === code);
    const item = unmatched.get(code);
    const places = owners.length + (item !== undefined && item.state !== 'assigned' ? 1 : 0);
    check(places === 1, 'every shilling has an owner or is among the unmatched payments');
    check(
      owners.every((entry) => entry.amount === amount),
      'a payment is as high as what moved',
    );
  }
  const taking = model.bookings.filter(
    (each): each is Booking =>
      each !== null &&
      (each.status === 'confirmed' ||
        (each.status === 'pending' && (each.paidTime === 'kept' || each.paidTime === 'said'))),
  );
  for (const each of taking) {
    const places = lockRefs(each, each);
    check(
      places.every(({ id }) => locks.get(id)?.bookingId === each.id),
      'no slot has two claims',
    );
  }
  for (const each of model.bookings) {
    if (each === null) continue;
    const own = entries.filter(({ bookingId }) => bookingId === each.id);
    check(
      JSON.stringify(summaryOf(claimOf(each), own)) === JSON.stringify(each.payment),
      'the summary follows',
    );
    check(each.paidTime !== 'lost' || each.payment.balance <= 0, 'late money is to go back');
  }
  check(
    receipts.every(({ number }, index) => number === `2026-${String(index + 1).padStart(5, '0')}`),
    'receipts have no gap',
  );
  return wrong;
}

function play(history: readonly Act[], confirms: boolean, flaw: Flaw = 'none'): ActedModel {
  const model = new ActedModel(flaw, confirms);
  for (const act of history) model.run(act);
  return model;
}

it('every shilling has its place in random histories', ({ annotate }) => {
  const seen = { moved: 0, entered: 0, openUnmatched: 0, back: 0, late: 0, kept: 0, confirmed: 0 };
  fc.assert(
    fc.property(acts, fc.boolean(), (history, confirms) => {
      const model = play(history, confirms);
      expect(faults(model)).toEqual([]);
      seen.moved += model.account.length;
      seen.entered += model.entries.filter(({ kind }) => kind === 'payment').length;
      seen.openUnmatched += [...model.unmatched.values()].filter(
        ({ state }) => state === 'open',
      ).length;
      seen.back += model.wentBack.length;
      seen.late += model.bookings.filter((each) => each?.paidTime === 'lost').length;
      seen.kept += model.bookings.filter((each) => each?.paidTime === 'kept').length;
      seen.confirmed += model.bookings.filter((each) => each?.status === 'confirmed').length;
    }),
    { numRuns: runs(10_000) },
  );
  // Histories in which nothing happens would prove nothing.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(runs(1000) / 50);
  return annotate(`${runs(10_000)} histories: ${JSON.stringify(seen)}`);
}, 180_000);

it.each<Flaw>(['codes-are-not-locked', 'locks-are-not-asked', 'unmatched-is-not-kept'])(
  'the oracle notices when %s',
  (flaw) => {
    const property = fc.property(
      acts,
      fc.boolean(),
      (history, confirms) => faults(play(history, confirms, flaw)).length === 0,
    );
    expect(fc.check(property, { numRuns: 5000 }).failed).toBe(true);
  },
  60_000,
);
