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
    const due = BOOKING_STATUSES.map((status) => [status, amountDue(booking(status))]);
    expect(Object.fromEntries(due)).toEqual({
      pending: 0,
      confirmed: 3000,
      completed: 3000,
      cancelled: 0,
      no_show: 3000,
      rejected: 0,
    });
  });

  it('is the rest after a part, and zero once all is paid', () => {
    expect(amountDue(booking('confirmed', { balance: 2000 }))).toBe(2000);
    expect(amountDue(booking('confirmed', { balance: 0 }))).toBe(0);
    expect(amountDue(booking('confirmed', { balance: -500 }))).toBe(0);
  });

  it('to the client is the money beyond the price', () => {
    expect(refundDue(booking('cancelled', { balance: -3000 }))).toBe(3000);
    expect(refundDue(booking('confirmed', { balance: -500 }))).toBe(500);
    expect(refundDue(booking('confirmed'))).toBe(0);
  });
});

describe('the sum that may be paid now', () => {
  it('is none once a guardian has said no, or has taken the consent back', () => {
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
    const open = BOOKING_STATUSES.map((status) => [status, amountToPay(booking(status))]);
    expect(Object.fromEntries(open)).toEqual({
      pending: 3000,
      confirmed: 3000,
      completed: 3000,
      no_show: 3000,
      cancelled: 0,
      rejected: 0,
    });
    expect(amountToPay(booking('pending', { balance: -500 }))).toBe(0);
    expect(amountToPay(booking('pending', { balance: 500 }))).toBe(500);
  });

  it('is zero for a time that another booking has taken', () => {
    expect(amountToPay({ ...booking('pending'), paidTime: 'lost' })).toBe(0);
    expect(amountToPay({ ...booking('pending'), paidTime: 'said' })).toBe(3000);
    expect(amountToPay({ ...booking('confirmed'), paidTime: 'lost' })).toBe(3000);
  });
});

describe('a request that is given a time', () => {
  it('counts money again that came too late for the first time', () => {
    const late = booking('pending', { state: 'refund-due', paid: 3000, due: 0, balance: -3000 });
    expect(paymentOnceDecided(late)).toMatchObject({
      state: 'paid',
      due: 3000,
      balance: 0,
      keeps: false,
    });
  });
});

describe('the claim', () => {
  it('is zero for a time that was lost', () => {
    expect(claimOf({ ...booking('pending'), paidTime: 'lost' })).toMatchObject({ isOver: true });
  });

  it.each(BOOKING_STATUSES)('of a %s booking is its price until it is over', (status) => {
    const isOver = status === 'cancelled' || status === 'rejected';
    expect(claimOf(booking(status))).toEqual({ price: 3000, isOver, keeps: false });
  });
});

describe('a booking that is over', () => {
  const paid = booking('cancelled', { state: 'paid', paid: 4000, balance: -1000 });

  it('gives back everything that was paid', () => {
    const payment = paymentOnceOver(paid, false);
    expect(payment).toMatchObject({ state: 'refund-due', due: 0, balance: -4000, keeps: false });
    expect(keptPayment({ payment })).toBe(0);
  });

  it('keeps the price when it was cancelled too late, and gives back what came beyond it', () => {
    const payment = paymentOnceOver(paid, true);
    expect(payment).toMatchObject({ state: 'refund-due', due: 3000, balance: -1000, keeps: true });
    expect(keptPayment({ payment })).toBe(3000);
  });

  it('keeps nothing when nothing was paid: later money is to go back', () => {
    expect(paymentOnceOver(booking('cancelled'), true)).toMatchObject({
      state: 'unpaid',
      balance: 0,
      keeps: false,
    });
  });
});
