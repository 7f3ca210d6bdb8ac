/** Cut-offs before a session (specification section 9 "Policies", design section 8: two cut-offs). */
import { HOUR, type Instant } from '../time/instant';

export interface CutoffPolicy {
  refundCutoffHours: number;
  movingCutoffHours: number;
}

/** Who wants a cancellation. A client may also ask staff to cancel. */
export const CANCELLERS = ['client', 'practice'] as const;
export type Canceller = (typeof CANCELLERS)[number];
/** `line`: nobody wanted it. The session had begun, and the connection failed. */
export type CancelledBy = Canceller | 'line';

/** Exactly at the cut-off a refund is still due. */
export function isRefundDue(startsAt: Instant, now: Instant, policy: CutoffPolicy): boolean {
  return startsAt - now >= policy.refundCutoffHours * HOUR;
}

/** Exactly at the cut-off the client may still move it. */
export function mayClientMove(startsAt: Instant, now: Instant, policy: CutoffPolicy): boolean {
  return startsAt - now >= policy.movingCutoffHours * HOUR;
}

/** When a service gives no duration (specification section 9). */
export const DEFAULT_DURATION_MINUTES = 60;
