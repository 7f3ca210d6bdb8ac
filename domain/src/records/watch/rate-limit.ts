import { DAY, type Instant } from '../../time/instant';
import { defineRecord } from '../record';

/** `quotas/{id}`: calls of one person or address within a window. Firestore's TTL removes it after `expiresAt`. */
interface RateLimitCount {
  count: number;
  windowStartedAt: Instant;
  expiresAt: Instant;
}

/** Windows last a day at most. */
export const RATE_LIMIT_KEPT = DAY;

export const rateLimits = defineRecord<RateLimitCount>('quotas', ['windowStartedAt', 'expiresAt']);
export const rateLimitPath = (id: string) => `quotas/${id}`;
