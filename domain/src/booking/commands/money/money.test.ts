/** What a provider's report of money does: the entry, the time, and the confirmation if the practice wants it. */
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../money/provider/place';
import type { ReceivedMoney } from '../../../money/provider/received';
import { newUnmatchedPayment, closedPayment } from '../../../money/provider/unmatched-payment';
import { defaultPracticeSettings } from '../../../practice/settings';
import { aBooking, aConfirmed } from '../../../testing/booking';
import { locksAt, stateOf as timedState, templatesOf } from '../../../testing/decision';
import { DAY, HOUR } from '../../../time/instant';
import type { Booking } from '../../booking';
import { receivePayment, type PaidState } from './money';

const settings = { ...defaultPracticeSettings, confirmWhenPaid: true };
const { startsAt } = aBooking();
const now = startsAt - DAY;
const lockedBy = (bookingId: string, until: number | null) => locksAt(aBooking(), bookingId, until);
const money: ReceivedMoney = {
  method: 'mobile-money',
  code: 'QWE1234567',
  amount: 3000,
  phone: '',
  account: '',
  at: now,
};
const input = (amount: number) => ({
  entry: { id: 'e1', requestHash: 'h' },
  money: { ...money, amount },
  receiptNumber: 'R-1',
});
const stateOf = (booking: Booking, change: Partial<PaidState> = {}): PaidState => ({
  ...timedState(booking, lockedBy(booking.id, now + HOUR)),
  entries: [],
  ...change,
});
const receive = (state: PaidState, amount = 3000, practice = settings) =>
  receivePayment(state, input(amount), practice, now);
const system = { kind: 'system', uid: null, name: '' };

describe('a request that is paid in full', () => {
  it('keeps its time, and is confirmed without staff', () => {
    const [paid, confirmed, ...others] = receive(stateOf(aBooking()));
    expect(paid).toMatchObject({
      after: { status: 'pending', paidTime: 'kept', payment: { paid: 3000, balance: 0 } },
      event: { action: 'payment', actor: system, details: { amount: 3000 } },
    });
    expect(templatesOf(paid)).toEqual(['payment-received']);
    expect(confirmed).toMatchObject({
      before: { version: 4, paidTime: 'kept' },
      after: { status: 'confirmed', version: 5, startsAt, confirmedTimeSlot: '14:00' },
      event: { action: 'confirm', actor: system },
    });
    expect(others).toEqual([]);
  });

  it('takes over a lapsed hold once: the confirmation finds its own locks', () => {
    const [paid, confirmed] = receive(stateOf(aBooking(), { locks: lockedBy('late', now) }));
    expect(paid?.locks.lapsedBookingIds).toEqual(['late']);
    expect(confirmed?.after.status).toBe('confirmed');
    expect(confirmed?.locks.lapsedBookingIds).toEqual([]);
  });

  const guardian = { name: 'Zawadi', phone: '0700', email: 'z@example.com', consents: true };
  it.each([
    ['staff if the practice wants that', aBooking(), defaultPracticeSettings],
    ['a guardian who has not agreed', aBooking({ ageBand: 'adolescent', guardian }), settings],
  ])('waits for %s', (_, booking, practice) => {
    const plans = receive(stateOf(booking), 3000, practice);
    expect(plans.map(({ after }) => [after.status, after.paidTime])).toEqual([['pending', 'kept']]);
  });

  it('throws every error that is no refusal', () => {
    const broken = { contact: null as unknown as PaidState['contact'] };
    expect(() => receive(stateOf(aBooking(), broken))).toThrow(TypeError);
  });
});

describe('a payment that confirms nothing is still entered', () => {
  it.each<[string, PaidState, number, Partial<Booking>]>([
    ['a part of the price', stateOf(aBooking()), 1000, { status: 'pending', paidTime: null }],
    [
      'for a time that another booking has',
      stateOf(aBooking(), { locks: lockedBy('other', null) }),
      3000,
      { status: 'pending', paidTime: 'lost' },
    ],
    ['for a session', stateOf(aConfirmed()), 3000, { status: 'confirmed', paidTime: null }],
    ['more than is open', stateOf(aConfirmed()), 5000, { status: 'confirmed', paidTime: null }],
    ['with cents', stateOf(aConfirmed()), 1500.5, { status: 'confirmed', paidTime: null }],
  ])('%s', (_, state, amount, expected) => {
    const [paid, ...others] = receive(state, amount);
    expect(paid?.after).toMatchObject(expected);
    const whole = { amount: Math.floor(amount), method: 'mobile-money', by: system };
    expect(paid?.ledger[0]?.entry).toMatchObject(whole);
    expect(others).toEqual([]);
  });

  it('exactly once', () => {
    const [paid] = receive(stateOf(aBooking()));
    const entries = [paid!.ledger[0]!.entry];
    expect(receive(stateOf(paid!.after, { entries }))).toEqual([]);
  });
});

it('a returned payment is not entered again, for any booking', () => {
  const who = { by: 'admin', at: now };
  const sentBack = { state: 'returned', returnCode: null } as const;
  const unmatched = closedPayment(newUnmatchedPayment(money, [], now), sentBack, who);
  const clues = { byAttempt: 'b1', byClaim: 'b1', byAccount: ['b1'], byAmount: [], areMore: false };
  expect(placeOf(money, { isEntered: false, unmatched, clues })).toEqual({ kind: 'known' });
});
