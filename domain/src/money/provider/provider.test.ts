import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../time/instant';
import { accountCode, typedAccountCode } from './account-code';
import { afterFact, isOpen, isUnresolved, QUERY_LADDER, type AttemptFact } from './attempt';
import { refusedWord } from './callback-address';
import { kenyanMobile, maskedMobile, mayBeMobile, shownMobile } from './kenyan-phone';
import { placeOf } from './place';
import { likenessOf, ranked, type Candidate, type Clues, type ReceivedMoney } from './received';
import { isReceipted, receiptOf } from './receipt';
import { askedEnd, attemptEnd } from './result';
import { anAttempt, anEntry } from '../../testing/money';
import { newUnmatchedPayment, requireSameAmount, closedPayment } from './unmatched-payment';

describe('a phone number', () => {
  it.each([
    ['254712345678', ['0712345678', '0712 345 678', '+254712345678', '+254 (0)712-345-678']],
    ['254712345678', ['00254712345678', '254712345678', '712345678', '０７１２３４５６７８']],
    ['254110345678', ['0110 345 678']],
    [null, ['', '0201234567', '071234567', '07123456789', '+44 7712 345678', 'abc']],
  ])('is understood as %s: each of %j', (mobile, all) => {
    expect(all.map(kenyanMobile)).toEqual(all.map(() => mobile));
  });

  it('is shown whole to its owner and in part to others', () => {
    expect(shownMobile('254712345678')).toBe('0712 345 678');
    expect(maskedMobile('254712345678')).toBe('07•• ••• 678');
  });

  it.each([
    ['254712345678', '254712345678', true],
    ['2547 ***** 678', '254712345678', true],
    ['2547 ***** 679', '254712345678', false],
    ['2541 ***** 678', '254712345678', false],
    ['', '254712345678', false],
    ['2547*****678', '254712345678', true],
    ['25471****678', '254712345678', true],
    ['25471****678', '254722345678', false],
    ['2547XXXXX678', '254712345678', true],
    ['2547 12 345 679', '254799999679', false],
  ])('noticed as %j it may be %s: %s', (noticed, mobile, may) => {
    expect(mayBeMobile(noticed, mobile)).toBe(may);
  });
});

describe('an account code', () => {
  const reference = '7QF2-M0XC-9KTR-4B1V';

  it('is read in any writing, also when the whole reference was typed', () => {
    expect(accountCode(reference)).toBe('7QF2M0XC');
    const writings = ['7QF2M0XC', '7qf2 moxc', ' 7QF2-M0XC ', reference.toLowerCase()];
    for (const typed of [...writings, '#7QF2M0XC.', '7QF2–M0XC', '\u202a7QF2M0XC\u202c'])
      expect(typedAccountCode(typed)).toBe('7QF2M0XC');
  });

  it('is not read in other texts', () => {
    for (const typed of ['', 'AMINA', '7QF2M0X', 'Tulia session', '7QF2M0XC9'])
      expect(typedAccountCode(typed)).toBeNull();
  });
});

test.each([
  ['1', 'no-money'],
  ['17', 'busy'],
  ['26', 'busy'],
  ['1001', 'busy'],
  ['1019', 'expired'],
  ['1025', 'push-failed'],
  ['9999', 'push-failed'],
  ['1032', 'cancelled'],
  ['1037', 'no-answer'],
  ['2001', 'wrong-pin'],
  ['4242', 'refused'],
])('the code %s means %s', (code, end) => {
  expect(attemptEnd(code)).toBe(end);
});

it.each([
  ['4999', 'The transaction is still under processing', null],
  ['1037', 'The transaction is still under processing', null],
  ['4242', 'Something new', null],
  ['1037', 'DS timeout user cannot be reached.', 'no-answer'],
  [' 1032 ', 'Request cancelled by user', 'cancelled'],
])('in a query the code %s with the text %s means %s', (code, text, end) => {
  expect(askedEnd(code, text)).toBe(end);
});

const START = 1_800_000_000_000;
const fresh = anAttempt({
  bookingId: 'b1',
  referenceNumber: '7QF2-M0XC-9KTR-4B1V',
  account: '7QF2M0XC',
  createdAt: START,
  updatedAt: START,
});
const after = (facts: AttemptFact[], from = fresh) =>
  facts.reduce((attempt, fact) => afterFact(attempt, fact, START + SECOND), from);

const accepted: AttemptFact = { kind: 'accepted', reference: 'ws_CO_1' };
const paid: AttemptFact = { kind: 'paid', code: 'QWE1234567' };
const open: AttemptFact = { kind: 'open' };
const ended: AttemptFact = { kind: 'ended', end: 'cancelled' };

describe('an attempt', () => {
  it('that was accepted is not paid; it is polled in growing steps, then left to the daily job', () => {
    let attempt = after([accepted]);
    const asked: (number | null)[] = [];
    for (let query = 0; query < QUERY_LADDER.length; query += 1) {
      expect(attempt.state).toBe('prompted');
      asked.push(attempt.nextQueryAt);
      attempt = after([open], attempt);
    }
    expect(asked).toEqual(QUERY_LADDER.map((wait) => START + wait));
    expect(attempt).toMatchObject({ state: 'unknown', nextQueryAt: null });
    expect(isUnresolved(attempt, START + 40 * 60 * MINUTE)).toBe(true);
  });

  it('that is paid without a receipt is polled at once, and learns the receipt later', () => {
    const known = after([accepted, { kind: 'paid', code: null }]);
    expect(known).toMatchObject({ state: 'paid', code: null, nextQueryAt: START });
    expect(after([paid], known)).toMatchObject({
      state: 'paid',
      code: 'QWE1234567',
      nextQueryAt: null,
    });
  });

  it('that ended can still turn out to be paid', () => {
    expect(after([accepted, ended])).toMatchObject({ state: 'refused', end: 'cancelled' });
    expect(after([accepted, ended, paid])).toMatchObject({ state: 'paid', end: null });
  });

  it('is unknown, not refused, when its answer was lost', () => {
    expect(after([{ kind: 'unclear' }])).toMatchObject({ state: 'unknown' });
    expect(after([{ kind: 'unclear' }, accepted])).toMatchObject({ state: 'prompted' });
  });

  it('keeps a second STK push away while the first may be on the phone', () => {
    const attempt = after([accepted]);
    expect(isOpen(attempt, START + MINUTE)).toBe(true);
    expect(isOpen(attempt, START + 2 * MINUTE)).toBe(false);
    expect(isOpen(after([ended], attempt), START + MINUTE)).toBe(false);
  });

  it('never loses a payment or a code, for all facts in any order', () => {
    const facts = fc.array(
      fc.constantFrom<AttemptFact>(
        accepted,
        paid,
        open,
        ended,
        { kind: 'unclear' },
        { kind: 'differs' },
        { kind: 'paid', code: null },
        { kind: 'paid', code: 'ZZZ7654321' },
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(facts, (told) => {
        const codes = told.flatMap((fact) =>
          fact.kind === 'paid' && fact.code !== null ? [fact.code] : [],
        );
        const isPaid = told.some(({ kind }) => kind === 'paid');
        const end = after(told);
        expect(end.state === 'paid').toBe(isPaid);
        expect(end.code).toBe(codes[0] ?? null);
      }),
    );
  });
});

describe('money that came', () => {
  const money: ReceivedMoney = {
    method: 'mobile-money',
    code: 'QWE1234567',
    amount: 3000,
    phone: '254712345678',
    account: '',
    at: START,
  };
  const none: Clues = {
    byAttempt: null,
    byClaim: null,
    byAccount: [],
    byAmount: [],
    areMore: false,
  };
  /** A request of an hour before the money, unless it says otherwise. */
  const candidate = (bookingId: string, more: Partial<Candidate> = {}): Candidate => ({
    bookingId,
    open: 3000,
    phone: '254712345678',
    waitingSince: START - HOUR,
    account: '7QF2M0XC',
    clientName: 'Amina Otieno',
    startsAt: START + HOUR,
    isOver: false,
    ...more,
  });
  const masked = { phone: '2547 ***** 678' };
  const alike = { phone: '254799999678' };
  const place = (clues: Partial<Clues>, more: Partial<ReceivedMoney> = {}) =>
    placeOf(
      { ...money, ...more },
      { isEntered: false, unmatched: null, clues: { ...none, ...clues } },
    );
  const of = (bookingId: string) => ({ kind: 'booking', bookingId, wasUnmatched: false });

  it('goes to the booking that the provider, the account or the client names, in this order', () => {
    expect(place({ byAttempt: 'b1', byAccount: ['b2'], byClaim: 'b3' })).toEqual(of('b1'));
    expect(place({ byAccount: ['b2'], byClaim: 'b3' })).toEqual(of('b2'));
    expect(place({ byClaim: 'b3', byAmount: [candidate('b4')] })).toEqual(of('b3'));
    expect(place({ byAmount: [candidate('b4')] })).toEqual(of('b4'));
  });

  const b1 = candidate('b1');
  it.each<[string, Partial<Clues>, Partial<ReceivedMoney>]>([
    ['two bookings have this sum open with this phone', { byAmount: [b1, candidate('b2')] }, {}],
    ['the phone is another', { byAmount: [candidate('b1', { phone: '254700000000' })] }, {}],
    ['the sum is another', { byAmount: [candidate('b1', { open: 2000 })] }, {}],
    ['more bookings have this sum open', { byAmount: [b1], areMore: true }, {}],
    ['no phone is told', { byAmount: [b1] }, { phone: '' }],
    ['the masked number is another', { byAmount: [b1] }, { phone: '2547 ***** 679' }],
    ['an account fits two', { byAccount: ['b1', 'b2'], byClaim: 'b3' }, {}],
    ['nothing fits', {}, {}],
  ])('is an unmatched payment when %s', (_, clues, more) => {
    expect(place(clues, more)).toMatchObject({ kind: 'unmatched' });
  });

  const waiting = (waitingSince: number | null) => candidate('b1', { waitingSince });
  const session = candidate('b2', { ...alike, waitingSince: null });
  it.each<[string, Partial<Clues>]>([
    ['fits two requests', { byAmount: [b1, candidate('b2', alike)] }],
    ['fits a request and an unpaid session', { byAmount: [b1, session] }],
    ['fits a session only', { byAmount: [waiting(null)] }],
    ['paid over a minute before the request', { byAmount: [waiting(START + MINUTE + 1)] }],
    ['fits a request of more than a day ago', { byAmount: [waiting(START - DAY - 1)] }],
    ['may fit more bookings', { byAmount: [b1], areMore: true }],
  ])('is an unmatched payment when its masked number %s', (_, clues) => {
    expect(place(clues, masked)).toMatchObject({ kind: 'unmatched' });
  });

  const other = { phone: null, account: '', open: 2000 };
  it.each<[string, Partial<ReceivedMoney>, Partial<Candidate>, Partial<Candidate>]>([
    ['the account before all else', { account: '7QF2M0XC', name: 'Jane' }, { open: 9 }, other],
    ['the number before the name', { name: 'JANE' }, {}, { ...other, clientName: 'Jane Auma' }],
    [
      'the sum and the name before the number',
      { name: 'JANE' },
      { phone: null, clientName: 'Jane' },
      other,
    ],
    ['a masked number', masked, {}, { ...alike, phone: '254799999679' }],
    ['a name without accents', { name: 'WEISS' }, { ...other, clientName: 'Ann Weiß' }, other],
    ['the name typed as account', { account: 'otieno' }, other, { ...other, clientName: 'Jane' }],
    ['the sum', {}, { phone: null }, { ...other }],
    ['the nearest session', {}, {}, { startsAt: START - 2 * HOUR }],
    ['what is not over', {}, { ...other, startsAt: 0 }, { isOver: true }],
  ])('ranks by likeness: %s', (_, told, likely, unlikely) => {
    const [first, last] = [candidate('likely', likely), candidate('unlikely', unlikely)];
    const said = { ...money, ...told };
    for (const all of [
      [first, last],
      [last, first],
    ])
      expect(ranked(said, all).map(({ bookingId }) => bookingId)).toEqual(['likely', 'unlikely']);
  });

  it('says why a booking is likely', () => {
    const said = { ...money, name: 'AMINA', account: '7qf2 moxc' };
    expect(likenessOf(said, candidate('b1'))).toEqual(['account', 'phone', 'name', 'amount']);
    expect(likenessOf({ ...money, ...masked }, candidate('b1'))).toEqual([
      'masked-phone',
      'amount',
    ]);
    expect(likenessOf({ ...money, amount: 0 }, candidate('b1', { ...other, open: 0 }))).toEqual([]);
  });

  it('suggests first the bookings that its number fits', () => {
    const others = ['b1', 'b2', 'b3', 'b4', 'b5'].map((id) => candidate(id, { phone: null }));
    const own = [candidate('b6'), candidate('b7')];
    expect(place({ byAmount: [...others, ...own] })).toEqual({
      kind: 'unmatched',
      suggestions: ['b6', 'b7', 'b1', 'b2', 'b3'],
    });
  });

  it('from a masked number is for the one request of the last day that it fits', () => {
    const other = candidate('b2', { phone: '254712345679' });
    for (const since of [START + MINUTE, START, START - DAY])
      expect(place({ byAmount: [waiting(since)] }, masked)).toEqual(of('b1'));
    expect(place({ byAmount: [b1, other] }, masked)).toEqual(of('b1'));
    const odd = { ...masked, amount: 3000.5 };
    expect(place({ byAmount: [b1] }, odd)).toMatchObject({ kind: 'unmatched' });
  });

  it('from a masked number that fitted two stays an unmatched payment when one of them is gone', () => {
    const told = { ...money, ...masked };
    const unmatched = newUnmatchedPayment(told, ['b1', 'b2'], START);
    const clues = { ...none, byAmount: [candidate('b1')] };
    expect(placeOf(told, { isEntered: false, unmatched, clues })).toEqual({ kind: 'known' });
    expect(placeOf(told, { isEntered: true, unmatched: null, clues })).toEqual({ kind: 'known' });
    const said = { ...clues, byClaim: 'b1' };
    expect(placeOf(told, { isEntered: false, unmatched, clues: said })).toMatchObject({
      bookingId: 'b1',
      wasUnmatched: true,
    });
  });

  it('with cents is always an unmatched payment first, and is entered in whole shillings', () => {
    const odd = { amount: 1500.5 };
    expect(place({ byAccount: ['b1'] }, odd)).toEqual({ kind: 'unmatched', suggestions: ['b1'] });
    expect(place({ byAttempt: 'b1' }, odd)).toEqual({ kind: 'unmatched', suggestions: ['b1'] });
    const unmatched = newUnmatchedPayment({ ...money, ...odd }, ['b1'], START);
    expect(unmatched.amount).toBe(1500.5);
    expect(() => requireSameAmount(unmatched, 1501)).toThrow('invalid-input');
    requireSameAmount(unmatched, 1500);
  });

  it('with an unreadable amount is an unmatched payment, whatever else fits', () => {
    const unread = { amount: 0 };
    const paidBooking = candidate('b1', { open: 0 });
    const clues = { byAttempt: 'b1', byAccount: ['b1'], byClaim: 'b1', byAmount: [paidBooking] };
    expect(place(clues, unread)).toEqual({ kind: 'unmatched', suggestions: [] });
    const unmatched = newUnmatchedPayment({ ...money, ...unread }, [], START);
    const again = { isEntered: false, unmatched, clues: { ...none, byAccount: ['b1'] } };
    expect(placeOf({ ...money, ...unread }, again)).toEqual({ kind: 'known' });
    // The list may name the sum later.
    expect(placeOf(money, again)).toMatchObject({ bookingId: 'b1', wasUnmatched: true });
    requireSameAmount(unmatched, 1500);
  });

  it('that is known changes nothing; an unmatched payment is assigned once its booking is known', () => {
    const unmatched = newUnmatchedPayment(money, [], START);
    const known = (isEntered: boolean, item: typeof unmatched | null, clues: Partial<Clues> = {}) =>
      placeOf(money, { isEntered, unmatched: item, clues: { ...none, ...clues } }).kind;
    expect(known(true, null, { byAccount: ['b1'] })).toBe('known');
    expect(known(false, unmatched)).toBe('known');
    expect(known(false, unmatched, { byAccount: ['b1'] })).toBe('booking');
    const who = { by: 'admin', at: START };
    const assigned = closedPayment(unmatched, { state: 'assigned', bookingId: 'b1' }, who);
    expect(assigned).toMatchObject({ amount: 3000, phone: '', account: '' });
    expect(known(false, assigned, { byAccount: ['b1'] })).toBe('known');
    expect(() => closedPayment(assigned, { state: 'returned', returnCode: null }, who)).toThrow(
      'transition-not-allowed',
    );
    expect(() => requireSameAmount(unmatched, 2999)).toThrow('invalid-input');
  });
});

test('a receipt has the number after the last one', () => {
  const entry = anEntry({ amount: 3000, note: 'x' });
  const receipt = receiptOf(entry, { year: 2026, last: 41 });
  expect(receipt).toMatchObject({ number: '2026-00042', kind: 'payment', amount: 3000 });
  expect(receipt).not.toHaveProperty('note');
  for (const moves of ['payment', 'refund', 'waiver', 'kept'] as const) {
    const isPaper = moves === 'payment' || moves === 'refund';
    expect(isReceipted({ entry: { ...entry, kind: moves }, takenBack: null })).toBe(isPaper);
    const correction = { ...entry, kind: 'correction' as const };
    expect(isReceipted({ entry: correction, takenBack: moves })).toBe(isPaper);
  }
});

describe('an address that M-Pesa is given', () => {
  it.each([
    ['https://africa-south1-tulia-kenya.cloudfunctions.net/paymentWebhook/a1b2c3', null],
    ['https://africa-south1-tulia-M-Pesa.cloudfunctions.net', 'm-pesa'],
    ['https://africa-south1-mpesa-tulia.cloudfunctions.net', 'mpesa'],
    ['https://tulia.test/Safaricom', 'safaricom'],
    ['0a1b2ExEc3d', 'exe'],
    ['0a1bCMD3d', 'cmd'],
    ['0a1bsQl3d', 'sql'],
    ['https://tulia.test/query/paid', 'query'],
  ])('%s contains a forbidden word: %s', (address, word) => {
    expect(refusedWord(address)).toBe(word);
  });
});
