import { describe, expect, it } from 'vitest';
import { nothingPaid, type LedgerSummary } from '../money/summary';
import {
  amountDue,
  amountToPay,
  claimOf,
  keptPayment,
  paymentOnceDecided,
  paymentOnceOver,
  refundDue,
} from './payment';
import { BOOKING_STATUSES, type BookingStatus } from './status';
import { aGuardianConsent } from '../testing/consent';

const booking = (status: BookingStatus, payment: Partial<LedgerSummary> = {}) => ({
  status,
  paidTime: null,
  ageBand: 'adult' as const,
  guardian: null,
  guardianConsent: null,
  payment: { ...nothingPaid(3000), ...payment },
  service: { name: { en: 'S', sw: 'H' }, durationMinutes: 50, price: 3000 },
});

describe('what is due', () => {
  it('is the price of sessions confirmed, held or missed', () => {
    const owing = BOOKING_STATUSES.filter((status) => amountDue(booking(status)) === 3000);
    expect(owing).toEqual(['confirmed', 'completed', 'no_show']);
    for (const status of ['pending', 'cancelled', 'rejected'] as const)
      expect(amountDue(booking(status))).toBe(0);
  });

  it('is the rest after a part, and zero once all is paid', () => {
    expect(amountDue(booking('confirmed', { balance: 2000 }))).toBe(2000);
    expect(amountDue(booking('confirmed', { balance: 0 }))).toBe(0);
    expect(amountDue(booking('confirmed', { balance: -500 }))).toBe(0);
  });

  it('to the client is the payment beyond the price', () => {
    expect(refundDue(booking('cancelled', { balance: -3000 }))).toBe(3000);
    expect(refundDue(booking('confirmed', { balance: -500 }))).toBe(500);
    expect(refundDue(booking('confirmed'))).toBe(0);
  });
});

describe('the sum that may be paid now', () => {
  it('is zero once a guardian has refused or withdrawn', () => {
    const guardian = { name: 'Rose', phone: '', email: 'rose@example.com', consents: true };
    const young = (status: BookingStatus) =>
      ({ ...booking(status), ageBand: 'adolescent', guardian }) as const;
    expect(amountToPay(young('pending'))).toBe(3000);
    for (const refused of [
      { guardianDeclinedAt: 1 },
      { guardianConsent: aGuardianConsent({ withdrawnAt: 2 }) },
    ]) {
      expect(amountToPay({ ...young('pending'), ...refused })).toBe(0);
      expect(amountToPay({ ...young('confirmed'), ...refused })).toBe(0);
      // What was held is owed as before.
      expect(amountToPay({ ...young('completed'), ...refused })).toBe(3000);
    }
    const givenLater = { guardianDeclinedAt: 1, guardianConsent: aGuardianConsent() };
    expect(amountToPay({ ...young('pending'), ...givenLater })).toBe(3000);
  });

  it('is the sum owed, or the price of a request that waits', () => {
    const open = BOOKING_STATUSES.filter((status) => amountToPay(booking(status)) === 3000);
    expect(open).toEqual(['pending', 'confirmed', 'completed', 'no_show']);
    for (const over of ['cancelled', 'rejected'] as const)
      expect(amountToPay(booking(over))).toBe(0);
    expect(amountToPay(booking('pending', { balance: -500 }))).toBe(0);
    expect(amountToPay(booking('pending', { balance: 500 }))).toBe(500);
  });

  it('is zero for a time that another booking has taken', () => {
    expect(amountToPay({ ...booking('pending'), paidTime: 'lost' })).toBe(0);
    expect(amountToPay({ ...booking('pending'), paidTime: 'said' })).toBe(3000);
    expect(amountToPay({ ...booking('confirmed'), paidTime: 'lost' })).toBe(3000);
  });
});

it('a request that gets a new time counts its late payment again', () => {
  const late = booking('pending', { state: 'refund-due', paid: 3000, due: 0, balance: -3000 });
  const counted = { state: 'paid', due: 3000, balance: 0, keeps: false };
  expect(paymentOnceDecided(late)).toMatchObject(counted);
});

it('the claim is the price until the booking is over or its time was lost', () => {
  const lost = { ...booking('pending'), paidTime: 'lost' } as const;
  expect(claimOf(lost)).toEqual({ price: 3000, isOver: true, keeps: false });
  const over = BOOKING_STATUSES.filter((status) => claimOf(booking(status)).isOver);
  expect(over).toEqual(['cancelled', 'rejected']);
});

describe('a booking that is over', () => {
  const paid = booking('cancelled', { state: 'paid', paid: 4000, balance: -1000 });

  it.each([
    ['gives back everything that was paid', paid, false, ['refund-due', 0, -4000, false], 0],
    [
      'keeps the price, and no more, when it was late',
      paid,
      true,
      ['refund-due', 3000, -1000, true],
      3000,
    ],
    ['keeps nothing when nothing was paid', booking('cancelled'), true, ['unpaid', 0, 0, false], 0],
  ] as const)('%s', (_, of, isLate, [state, due, balance, keeps], kept) => {
    const payment = paymentOnceOver(of, isLate);
    expect(payment).toMatchObject({ state, due, balance, keeps });
    expect(keptPayment({ payment })).toBe(kept);
  });
});
