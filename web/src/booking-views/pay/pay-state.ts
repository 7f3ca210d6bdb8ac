import { amountToPay, refundDue } from '@tulia/domain/booking/payment';
import type { Booking } from '@tulia/domain/records/booking';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';

export const PAY_STATES = [
  'open',
  'waiting',
  'checking',
  'received',
  'refund-due',
  'refunded',
] as const;
export type PayState = (typeof PAY_STATES)[number];

/** How long somebody may take to type a PIN; later nobody is told to wait for it. */
const PATIENCE = 3 * MINUTE;

/** How the money of a booking stands, as its client is told; null where there is nothing to say. Accepted is never received. */
export function payStateOf(booking: Booking, now: Instant): PayState | null {
  const { payment, prompt, saidCode } = booking;
  if (refundDue(booking) > 0) return 'refund-due';
  if (payment.state === 'refunded') return 'refunded';
  const isOpen = amountToPay(booking) > 0;
  if (isOpen && prompt !== null) {
    if (prompt.state === 'paid') return 'checking';
    const isFresh = now - prompt.at < PATIENCE;
    if (isFresh && prompt.state !== 'refused')
      return prompt.state === 'unknown' ? 'checking' : 'waiting';
  }
  if (isOpen) return saidCode === null ? 'open' : 'checking';
  return payment.paid > 0 ? 'received' : null;
}
