import { expect, test } from 'vitest';
import { STK_PUSH_LIFE, type StkPushView } from '../money/provider/attempt';
import { nothingPaid, summaryOf } from '../money/summary';
import { aBooking } from '../testing/booking';
import { DAY } from '../time/instant';
import type { Booking } from './booking';
import { isCodeAwaited, isPayLinkOpen, payStateOf, payViewOf } from './pay-view';

const now = 1_800_000_000_000;
const prompt = (state: StkPushView['state'], at = now): StkPushView => ({
  attemptId: 'a',
  state,
  end: null,
  amount: 3000,
  phone: '07•• ••• 678',
  at,
});
const paid = { ...nothingPaid(3000), state: 'paid' as const, paid: 3000, balance: 0 };
const part = { ...nothingPaid(3000), paid: 1, balance: 2999, codes: ['QWE1'] };
const said = { saidCode: 'QWE1' };
const free = summaryOf({ price: 0, isOver: false, keeps: false }, []);
const atEnd = now - STK_PUSH_LIFE;
const kept = { ...paid, keeps: true };
const over = (payment: Booking['payment']) => ({ status: 'cancelled', payment }) as const;

test.each<[string, Partial<Booking>, ReturnType<typeof payStateOf>]>([
  ['a request', {}, 'open'],
  ['an STK push on the phone, accepted and not paid', { prompt: prompt('prompted') }, 'waiting'],
  ['an STK push that was refused', { prompt: prompt('refused') }, 'open'],
  ['an STK push that is over by now', { prompt: prompt('prompted', atEnd) }, 'open'],
  ['one of which nothing is known', { prompt: prompt('unknown', atEnd) }, 'open'],
  ['one that may still be on the phone', { prompt: prompt('prompted', atEnd + 1) }, 'waiting'],
  ['an STK push with an unknown end', { prompt: prompt('unknown') }, 'checking'],
  ['money without a known receipt', { prompt: prompt('paid') }, 'checking'],
  ['a code that was typed', said, 'checking'],
  ['a code that the provider does not know', { ...said, paidTime: 'unseen' }, 'open'],
  ['a code that paid a part', { ...said, payment: part }, 'open'],
  ['money that stays after a late cancellation', over(kept), 'kept'],
  ['money beyond the price of one', over({ ...kept, paid: 3500, balance: -500 }), 'refund-due'],
  ['money that came', { payment: paid, prompt: prompt('paid') }, 'received'],
  [
    'money for a time that is gone',
    { paidTime: 'lost', payment: { ...paid, balance: -3000 } },
    'refund-due',
  ],
  ['money that went back', over({ ...paid, state: 'refunded' }), 'refunded'],
  ['a booking that costs nothing', { payment: free }, null],
  ['a cancelled booking', over({ ...nothingPaid(0), due: 0 }), null],
])('%s', (_, changes, expected) => {
  expect(payStateOf(aBooking(changes), now)).toBe(expected);
});

test('the view names no person and nothing about the session', () => {
  const text = JSON.stringify(payViewOf(aBooking(), now));
  expect(text).toContain('7QF2M0XC');
  for (const hidden of ['Amina', 'amina', 'Therapy', 'Tiba', 'Njeri', 'M0XC-9KTR', '254']) {
    expect(text).not.toContain(hidden);
  }
});

test('the sums, the account code and the STK push are shown, and no view for a booking that costs nothing', () => {
  const payment = { ...nothingPaid(3000), paid: 1000, balance: 2000 };
  const shown = payViewOf(aBooking({ payment, prompt: prompt('refused') }), now);
  expect(shown).toMatchObject({
    state: 'open',
    toPay: 2000,
    received: 1000,
    toReturn: 0,
    returned: 0,
    saidCode: null,
    prompt: { attemptId: 'a', phone: '07•• ••• 678', end: null },
    promise: { kind: 'lapsed' },
  });
  expect(payViewOf(aBooking(), now)?.prompt).toBeNull();
  expect(payViewOf(aBooking({ status: 'cancelled', payment: nothingPaid(0) }), now)).toBeNull();
});

test('a code is shown until its payment is entered', () => {
  const unseen = { ...said, paidTime: 'unseen' } as const;
  expect(payViewOf(aBooking(unseen), now)?.saidCode).toBe('QWE1');
  expect(payViewOf(aBooking({ ...unseen, payment: part }), now)?.saidCode).toBeNull();
});

test.each<[string, Partial<Booking>, boolean]>([
  ['that was typed', {}, true],
  ['after an STK push that failed', { prompt: { ...prompt('refused'), end: 'cancelled' } }, true],
  ['while an STK push is on the phone', { prompt: prompt('prompted') }, false],
  ['that M-Pesa does not know', { paidTime: 'unseen' }, false],
])('a payment by code is being checked, %s: %j', (_, changes, expected) => {
  const view = payViewOf(aBooking({ ...said, ...changes }), now);
  expect(view !== null && isCodeAwaited(view)).toBe(expected);
});

test('a link works for 30 days after the session, and no longer than its client’s account', () => {
  const booking = aBooking();
  const end = booking.endsAt + 30 * DAY;
  expect(isPayLinkOpen(booking, end - 1)).toBe(true);
  expect(isPayLinkOpen(booking, end)).toBe(false);
  expect(isPayLinkOpen({ ...booking, leftAt: end - DAY }, end - 1)).toBe(false);
  // a booking from before migration 002
  expect(isPayLinkOpen({ ...booking, retainUntil: end + DAY }, end - 1)).toBe(false);
});
