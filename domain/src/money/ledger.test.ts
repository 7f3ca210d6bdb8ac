/** The rules of the ledger, entry by entry. `booking/practice-histories.test.ts` plays them together. */
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/refusal';
import type { MoneyEntry } from './entry';
import {
  isEntered,
  correctionEntry,
  keepingEntry,
  keptTakenBack,
  paymentEntry,
  refundEntry,
  waiverEntry,
  type EntryIdentity,
  type Ledger,
  type LedgerPlan,
  type PaymentInput,
} from './ledger';
import { summaryOf, type Claim } from './summary';

const standing: Claim = { price: 3000, isOver: false, keeps: false };
const over: Claim = { ...standing, isOver: true };
const kept: Claim = { ...over, keeps: true };

/** Staff accept more than is open. */
const more = { acceptOverpayment: true };

let count = 0;
const identity = (): EntryIdentity => {
  count += 1;
  return {
    id: `e${count}`,
    requestHash: `hash${count}`,
    bookingId: 'b1',
    referenceNumber: '7QF2-M0XC-9KTR-4B1V',
    at: count,
    by: { kind: 'staff', uid: 'admin', name: 'Admin' },
  };
};

/** The ledger of one booking, entered step by step. */
function book(claim: Claim = standing) {
  const entries: MoneyEntry[] = [];
  const enter = (plan: LedgerPlan): LedgerPlan => {
    entries.push(plan.entry);
    return plan;
  };
  const ledger: Ledger = { claim, entries };
  return {
    pay: (amount: number, code = '', more: Partial<PaymentInput> = {}) =>
      enter(paymentEntry(ledger, { amount, method: 'mobile-money', code, ...more }, identity())),
    refund: (amount: number, code = '') =>
      enter(refundEntry(ledger, { amount, method: 'bank', code }, identity())),
    waive: (amount: number, acceptOverpayment = false) =>
      enter(waiverEntry(ledger, { amount, note: 'agreed', acceptOverpayment }, identity())),
    keep: () => enter(keepingEntry(ledger, { note: ' She wants none of it. ' }, identity())),
    correct: (entryId: string) =>
      enter(correctionEntry(ledger, { entryId, note: ' typed wrongly ' }, identity())),
    summary: (as: Claim = claim) => summaryOf(as, entries),
    reopen: () => keptTakenBack({ claim: standing, entries }, identity()).map(enter),
  };
}

/** The code and details of a refusal. */
function refusal(act: () => unknown): unknown {
  const found = refusalOf(act);
  return found === null ? 'taken' : { ...found.details, code: found.code };
}

describe('payments', () => {
  it('name the day on which they came, which is not in the future', () => {
    const { pay } = book();
    expect(pay(1000, '', { paidOn: '1970-01-01' }).entry.paidOn).toBe('1970-01-01');
    expect(pay(1000).entry).not.toHaveProperty('paidOn');
    const tomorrow = { paidOn: '1970-01-02' };
    expect(refusal(() => pay(1000, '', tomorrow))).toEqual({
      code: 'invalid-input',
      fields: { paidOn: 'date-in-future' },
    });
  });

  it('in two parts pay the booking, and keep both codes', () => {
    const { pay } = book();
    const part = { state: 'partly', paid: 1000, balance: 2000, codes: ['QWE123'] };
    expect(pay(1000, ' QWE123 ').summary).toMatchObject(part);
    expect(pay(2000, 'QWE124', { method: 'bank' }).summary).toEqual({
      state: 'paid',
      due: 3000,
      paid: 3000,
      refunded: 0,
      waived: 0,
      balance: 0,
      keeps: false,
      methods: ['mobile-money', 'bank'],
      codes: ['QWE123', 'QWE124'],
    });
  });

  it('above the open sum are refused with both sums, unless staff accept them', () => {
    const { pay } = book();
    const no = { code: 'amount-above-due' };
    expect(refusal(() => pay(91_500))).toEqual({ ...no, amount: 91_500, due: 3000 });
    pay(1000);
    expect(refusal(() => pay(2001))).toEqual({ ...no, amount: 2001, due: 2000 });
    const { summary } = pay(2500, '', more);
    expect(summary).toMatchObject({ state: 'overpaid', paid: 3500, balance: -500 });
    expect(refusal(() => pay(1))).toMatchObject({ code: 'amount-above-due', due: 0 });
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])('of %d shillings are refused', (amount) => {
    const fields = { amount: 'amount-invalid' };
    const expected = { code: 'invalid-input', fields };
    expect(refusal(() => book().pay(amount))).toEqual(expected);
    expect(refusal(() => book().refund(amount))).toEqual(expected);
    expect(refusal(() => book().waive(amount))).toEqual(expected);
  });

  it('for a booking that is over must go back, unless the practice keeps its price', () => {
    expect(refusal(() => book(over).pay(3000))).toMatchObject({ code: 'amount-above-due', due: 0 });
    const back = { state: 'refund-due', due: 0, balance: -3000 };
    expect(book(over).pay(3000, '', more).summary).toMatchObject(back);
    const rest = { state: 'refund-due', due: 3000, balance: -500 };
    expect(book(kept).pay(3500, '', more).summary).toMatchObject(rest);
  });
});

describe('a provider’s code', () => {
  it('is locked for its provider, the same for every way of typing it', () => {
    const { pay } = book();
    expect(pay(1000, ' qwe 123 ').claim).toMatchObject({
      key: 'mobile-money_QWE123',
      lock: { bookingId: 'b1', referenceNumber: '7QF2-M0XC-9KTR-4B1V' },
    });
    expect(refusal(() => pay(1000, 'QWE123'))).toEqual({
      code: 'code-already-used',
      referenceNumber: '7QF2-M0XC-9KTR-4B1V',
    });
    expect(pay(1000, 'QWE123', { method: 'bank' }).claim?.key).toBe('bank_QWE123');
    expect(pay(500, '  ').claim).toBeNull();
  });

  it('makes a document id of any code on a receipt', () => {
    const key = (code: string) => book().pay(1, code).claim?.key;
    expect(key('FT/26-11..x')).toBe('mobile-money_FT.2f.26-11.2e..2e.X');
    expect(key('\uD800')).toBe('mobile-money_.d800.');
    expect(key('ＱＷＥ１')).toBe('mobile-money_QWE1');
  });

  it('is free again after a correction of its entry', () => {
    const { pay, correct, refund } = book();
    const wrong = pay(300, 'QWE123');
    expect(correct(wrong.entry.id)).toMatchObject({ claim: null, release: 'mobile-money_QWE123' });
    expect(pay(3000, 'QWE123').summary).toMatchObject({ state: 'paid', codes: ['QWE123'] });
    const back = refund(1000, 'RVS9');
    expect(back.claim?.key).toBe('bank_RVS9');
    expect(correct(back.entry.id).release).toBe('bank_RVS9');
  });
});

describe('refunds', () => {
  it('may be in parts, never exceed what is left of the payments, and are owed again', () => {
    const { pay, refund, summary } = book();
    expect(refusal(() => refund(1))).toEqual({ code: 'amount-above-paid', amount: 1, paid: 0 });
    pay(3000);
    expect(refund(1000).summary).toMatchObject({ state: 'partly', refunded: 1000, balance: 1000 });
    expect(summary(over)).toMatchObject({ state: 'refund-due', balance: -2000 });
    expect(summary(kept)).toMatchObject({ state: 'paid', due: 2000, balance: 0 });
    expect(refusal(() => refund(2001))).toMatchObject({ code: 'amount-above-paid', paid: 2000 });
    refund(2000);
    expect(summary(over)).toMatchObject({ state: 'refunded', balance: 0 });
    expect(summary()).toMatchObject({ state: 'unpaid', balance: 3000 });
  });
});

describe('corrections', () => {
  it('cancel one whole entry, once', () => {
    const { pay, correct, summary } = book();
    const first = pay(1000);
    pay(500);
    const { entry } = correct(first.entry.id);
    const { id: corrects } = first.entry;
    const note = 'typed wrongly';
    expect(entry).toMatchObject({ kind: 'correction', amount: 1000, corrects, note });
    expect(summary()).toMatchObject({ state: 'partly', paid: 500, balance: 2500 });
    const no = { code: 'transition-not-allowed', action: 'correct' };
    expect(refusal(() => correct(corrects))).toEqual({ ...no, from: 'corrected' });
    expect(refusal(() => correct(entry.id))).toEqual({ ...no, from: 'correction' });
    expect(refusal(() => correct('elsewhere'))).toEqual({ code: 'not-found' });
  });

  it('never leave more refunded than paid', () => {
    const { pay, refund, correct, summary } = book();
    const { entry } = pay(3000);
    const back = refund(1000);
    const no = { code: 'amount-above-paid', amount: 3000, paid: 2000 };
    expect(refusal(() => correct(entry.id))).toEqual(no);
    correct(back.entry.id);
    correct(entry.id);
    expect(summary()).toMatchObject({ state: 'unpaid', paid: 0, refunded: 0, balance: 3000 });
  });
});

describe('waivers', () => {
  it('lower the open sum, at most to zero', () => {
    const { waive } = book();
    expect(waive(1000).summary).toMatchObject({ state: 'unpaid', waived: 1000, balance: 2000 });
    expect(refusal(() => waive(2001))).toMatchObject({ code: 'amount-above-due', due: 2000 });
    expect(waive(2000).summary).toMatchObject({ state: 'waived', balance: 0 });
  });

  it('of money already paid make a refund due if staff accept that, and never exceed the price', () => {
    const { pay, waive, refund } = book();
    pay(3000);
    expect(refusal(() => waive(1000))).toMatchObject({ code: 'amount-above-due', due: 0 });
    expect(waive(1000, true).summary).toMatchObject({ state: 'overpaid', balance: -1000 });
    expect(refusal(() => waive(2001, true))).toMatchObject({ code: 'amount-above-due', due: 2000 });
    expect(refund(1000).summary).toMatchObject({ state: 'paid', balance: 0 });
  });

  it('are refused for a booking that is over, and stay when it ends', () => {
    expect(refusal(() => book(over).waive(1, true))).toMatchObject({ code: 'amount-above-due' });
    const { waive, pay, summary } = book();
    waive(1000);
    pay(2000);
    expect(summary(over)).toMatchObject({ state: 'refund-due', balance: -2000 });
    expect(summary(kept)).toMatchObject({ state: 'paid', balance: 0 });
  });

  it.each([
    ['a part, and was paid in full before', 1000, 3000, -1000],
    ['a part, and was paid for the rest', 1000, 2000, 0],
    ['all of it, and was paid in full before', 3000, 3000, -3000],
    ['nothing, and was paid too much', 0, 3500, -500],
  ])('of %s: a late cancellation keeps no more than was asked', (_, waived, paid, balance) => {
    const { pay, waive, summary } = book();
    pay(paid, '', more);
    if (waived > 0) waive(waived, true);
    const state = balance < 0 ? 'refund-due' : 'paid';
    expect(summary(kept)).toMatchObject({ state, balance, waived });
  });
});

describe('a refund that the practice keeps', () => {
  it('is the whole open refund, with a reason, and is no longer due', () => {
    const { pay, refund, keep, summary } = book(over);
    pay(3000, '', more);
    refund(1000);
    const { entry, claim, release } = keep();
    expect(entry).toMatchObject({ kind: 'kept', amount: 2000, note: 'She wants none of it.' });
    expect([entry.method, entry.code, claim, release]).toEqual([null, null, null, null]);
    const sums = { due: 2000, paid: 3000, refunded: 1000, kept: 2000, balance: 0 };
    expect(summary()).toMatchObject({ state: 'paid', ...sums });
    const no = { code: 'transition-not-allowed', from: 'paid', action: 'keep' };
    expect(refusal(keep)).toEqual(no);
  });

  it('beyond the price of a session that stands counts as part of its price, and waives nothing', () => {
    const { pay, keep, waive } = book();
    pay(3500, '', more);
    expect(keep().summary).toMatchObject({ state: 'paid', due: 3500, kept: 500, balance: 0 });
    expect(refusal(() => waive(3001, true))).toMatchObject({ code: 'amount-above-due', due: 3000 });
  });

  it('adds to the money that the policy keeps', () => {
    const { pay, keep } = book(kept);
    pay(3500, '', more);
    expect(keep().summary).toMatchObject({ kept: 500, due: 3500, balance: 0 });
  });

  it('counts for a reopened session again, by a correction of each entry', () => {
    const { pay, keep, reopen, summary } = book(over);
    pay(3000, '', more);
    keep();
    pay(500, '', more);
    keep();
    expect(reopen().map(({ entry, takenBack }) => [entry.kind, entry.amount, takenBack])).toEqual([
      ['correction', 3000, 'kept'],
      ['correction', 500, 'kept'],
    ]);
    expect(summary(standing)).toMatchObject({ state: 'overpaid', due: 3000, balance: -500 });
    expect(summary(standing)).not.toHaveProperty('kept');
    expect(summary(over)).toMatchObject({ state: 'refund-due', balance: -3500 });
  });
});

it('a booking that costs nothing is free, and any payment is an overpayment', () => {
  const free: Claim = { ...standing, price: 0 };
  const { pay, summary } = book(free);
  expect(summary()).toMatchObject({ state: 'free', balance: 0 });
  expect(summary({ ...free, isOver: true })).toMatchObject({ state: 'free' });
  expect(refusal(() => pay(100))).toMatchObject({ code: 'amount-above-due', due: 0 });
  expect(pay(100, '', more).summary.state).toBe('overpaid');
});

it('the same request is entered once, and refused with another body', () => {
  const { entry } = book().pay(1000);
  const { id, requestHash } = entry;
  expect(isEntered([entry], { id: 'other', requestHash })).toBe(false);
  expect(isEntered([entry], { id, requestHash })).toBe(true);
  expect(refusal(() => isEntered([entry], { id, requestHash: 'other' }))).toEqual({
    code: 'idempotency-conflict',
  });
});
