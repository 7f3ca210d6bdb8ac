/** `stats/payments`: whether the payment provider takes the practice's credentials, as whoever manages the practice sees it. */
import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

export interface PaymentHealth {
  /** a short code of what is wrong, see `PaymentProvider.problem`; null when nothing is */
  problem: string | null;
  /** when the problem was seen first, or was over */
  since: Instant | null;
  /** when the provider was last asked to tell of money that comes unasked, and said that it would */
  registeredAt: Instant | null;
}

export const PAYMENT_HEALTH_PATH = 'stats/payments';
export const paymentHealth = defineRecord<PaymentHealth>({
  collection: 'stats',
  instants: ['since', 'registeredAt'],
  defaults: { problem: null, since: null, registeredAt: null },
});
