import { describe, expect, it } from 'vitest';
import { nothingPaid, type LedgerSummary } from '../money/summary';
import { amountDue, claimOf, keptPayment, paymentOnceOver, refundDue } from './payment';
import { BOOKING_STATUSES, type BookingStatus } from './status';

const booking = (status: BookingStatus, payment: Partial<LedgerSummary> = {}) => ({
  status,
  paidTime: null,
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

  it('is the rest after a part, and nothing once there is nothing open', () => {
    expect(amountDue(booking('confirmed', { balance: 2000 }))).toBe(2000);
    expect(amountDue(booking('confirmed', { balance: 0 }))).toBe(0);
    expect(amountDue(booking('confirmed', { balance: -500 }))).toBe(0);
  });

  it('to the client is what came beyond what is asked', () => {
    expect(refundDue(booking('cancelled', { balance: -3000 }))).toBe(3000);
    expect(refundDue(booking('confirmed', { balance: -500 }))).toBe(500);
    expect(refundDue(booking('confirmed'))).toBe(0);
  });
});

describe('the claim', () => {
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

  it('keeps nothing where nothing was paid: what comes later is to go back', () => {
    expect(paymentOnceOver(booking('cancelled'), true)).toMatchObject({
      ...{ state: 'unpaid', balance: 0, keeps: false },
    });
  });
});
