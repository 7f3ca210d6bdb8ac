import { describe, expect, it } from 'vitest';
import type { Payment } from './booking';
import { afterPayment, afterRefund, amountDue, refundDue } from './payment';
import { BOOKING_STATUSES, type BookingStatus } from './status';

const unpaid: Payment = { state: 'unpaid', received: 0, method: null, code: null };
const booking = (status: BookingStatus, payment: Partial<Payment> = {}) => ({
  status,
  payment: { ...unpaid, ...payment },
  service: { name: { en: 'S', sw: 'H' }, durationMinutes: 50, price: 3000 },
});
const cash = (amount: number) => ({ amount, method: 'cash' as const, code: ' ' });

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

  it('is the rest after a part, and nothing once paid, waived or refunded', () => {
    expect(amountDue(booking('confirmed', { received: 1000 }))).toBe(2000);
    for (const state of ['paid', 'waived', 'refunded', 'refund-due'] as const)
      expect(amountDue(booking('confirmed', { state }))).toBe(0);
  });

  it('to the client is what was received, when it is to go back', () => {
    expect(refundDue(booking('cancelled', { state: 'refund-due', received: 3000 }))).toBe(3000);
    expect(refundDue(booking('cancelled', { state: 'paid', received: 3000 }))).toBe(0);
  });
});

describe('a payment', () => {
  it('adds up, and reaching the price pays the booking', () => {
    const part = afterPayment(booking('confirmed'), cash(1000));
    expect(part).toEqual({ state: 'unpaid', received: 1000, method: 'cash', code: null });
    const whole = afterPayment(booking('confirmed', part), {
      amount: 2000,
      method: 'mobile-money',
      code: ' QWE123 ',
    });
    expect(whole).toEqual({
      state: 'paid',
      received: 3000,
      method: 'mobile-money',
      code: 'QWE123',
    });
  });

  it.each(['cancelled', 'rejected'] as const)('for a %s booking is to be given back', (status) => {
    expect(afterPayment(booking(status), cash(3000)).state).toBe('refund-due');
  });

  it.each(['refunded', 'waived'] as const)('is refused when the booking is %s', (state) => {
    expect(() => afterPayment(booking('confirmed', { state }), cash(1))).toThrow(
      'transition-not-allowed',
    );
  });
});

describe('a refund', () => {
  it.each(['refund-due', 'paid'] as const)('follows %s', (state) => {
    expect(afterRefund(booking('cancelled', { state, received: 3000 })).state).toBe('refunded');
  });

  it.each(['unpaid', 'waived', 'refunded'] as const)('does not follow %s', (state) => {
    expect(() => afterRefund(booking('cancelled', { state }))).toThrow('transition-not-allowed');
  });
});
