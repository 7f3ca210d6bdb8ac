/** What a provider's report of money does: the entry, the time, and the confirmation if the practice wants it. */
import { describe, expect, it } from 'vitest';
import type { ReceivedMoney } from '../../../money/provider/received';
import { DEFAULT_OPENING_HOURS } from '../../../practice/practitioner';
import { defaultPracticeSettings } from '../../../practice/settings';
import { bookingLock, lockRefs, type LocksFound } from '../../../slot/lock-refs';
import { aBooking, aConfirmed } from '../../../testing/booking';
import { DAY, HOUR } from '../../../time/instant';
import type { Booking } from '../../booking';
import { receivePayment, type PaidState } from './receive-payment';

const settings = { ...defaultPracticeSettings, confirmWhenPaid: true };
const { startsAt } = aBooking();
const now = startsAt - DAY;
const refs = lockRefs(aBooking(), aBooking());
const lockedBy = (bookingId: string, until: number | null): LocksFound =>
  new Map(
    refs.map((ref) => [
      ref.id,
      bookingLock(ref, { bookingId, serviceId: 'individual-therapy' }, until),
    ]),
  );
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
  booking,
  entries: [],
  locks: lockedBy(booking.id, now + HOUR),
  openingHours: DEFAULT_OPENING_HOURS,
  contact: { email: '', calendarId: 'primary' },
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
    expect(paid?.mails.map(({ template }) => template)).toEqual(['payment-received']);
    expect(confirmed).toMatchObject({
      before: { version: 4, paidTime: 'kept' },
      after: { status: 'confirmed', version: 5, startsAt, confirmedTimeSlot: '14:00' },
      event: { action: 'confirm', actor: system },
    });
    expect(others).toEqual([]);
  });

  it('takes a lapsed hold over once: the confirmation finds the time its own', () => {
    const [paid, confirmed] = receive(stateOf(aBooking(), { locks: lockedBy('late', now) }));
    expect(paid?.locks.lapsedBookingIds).toEqual(['late']);
    expect(confirmed?.after.status).toBe('confirmed');
    expect(confirmed?.locks.lapsedBookingIds).toEqual([]);
  });

  it('waits for staff if the practice wants that', () => {
    const plans = receive(stateOf(aBooking()), 3000, defaultPracticeSettings);
    expect(plans.map(({ after }) => [after.status, after.paidTime])).toEqual([['pending', 'kept']]);
  });

  it('waits for a guardian who has not agreed yet', () => {
    const guardian = { name: 'Zawadi', phone: '0700', email: 'z@example.com', consents: true };
    const plans = receive(stateOf(aBooking({ ageBand: 'adolescent', guardian })));
    expect(plans.map(({ after }) => [after.status, after.paidTime])).toEqual([['pending', 'kept']]);
  });

  it('lets a fault through', () => {
    const broken = { contact: null as unknown as PaidState['contact'] };
    expect(() => receive(stateOf(aBooking(), broken))).toThrow(TypeError);
  });
});

describe('money that confirms nothing is entered all the same', () => {
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

  it('and only once', () => {
    const [paid] = receive(stateOf(aBooking()));
    const entries = [paid!.ledger[0]!.entry];
    expect(receive(stateOf(paid!.after, { entries }))).toEqual([]);
  });
});
