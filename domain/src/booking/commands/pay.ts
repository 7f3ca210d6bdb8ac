/** Money that came for a session, or went back. */
import type { PracticeSettings } from '../../practice/settings';
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent, Payment } from '../booking';
import { afterPayment, afterRefund } from '../payment';
import { requireVersion } from '../version';
import { planChange, type BookingPlan } from './plan';

interface MoneyInput {
  version: number;
  signedBy: BookingEvent['actor'];
}

export interface PayInput extends MoneyInput {
  /** whole Kenyan shillings */
  amount: number;
  method: NonNullable<Payment['method']>;
  code: string;
}

/** @throws Refusal version-conflict, transition-not-allowed when it was refunded, or costs nothing */
export function pay(
  { booking }: { booking: Booking },
  input: PayInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  requireVersion(booking, input.version);
  const { amount, method, signedBy } = input;
  const fields = { payment: afterPayment(booking, input) };
  const change = { fields, action: 'payment', signedBy, details: { amount, method } };
  return planChange(booking, change, settings, now);
}

/** Everything goes back. @throws Refusal version-conflict, transition-not-allowed when nothing was to be given back */
export function refund(
  { booking }: { booking: Booking },
  { version, signedBy }: MoneyInput,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  requireVersion(booking, version);
  const fields = { payment: afterRefund(booking) };
  const details = { amount: booking.payment.received };
  return planChange(booking, { fields, action: 'refund', signedBy, details }, settings, now);
}
