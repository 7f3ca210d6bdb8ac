import type { Instant } from '../time/instant';
import { defineRecord } from './record';

/** `quotas/{id}`: counts of one person or address within a window; Firestore's TTL removes it after `expiresAt`. */
export interface Quota {
  count: number;
  windowStartedAt: Instant;
  expiresAt: Instant;
}

export const quotas = defineRecord<Quota>({
  collection: 'quotas',
  instants: ['windowStartedAt', 'expiresAt'],
});
export const quotaPath = (id: string) => `quotas/${id}`;
