/** Money and time rules around a session (specification section 9 "Policies", design section 8: two cut-offs). */
import { HOUR, type Instant } from '../time/instant';

export interface CutoffPolicy {
  /** full refund when cancelled at least this many hours before the start */
  refundCutoffHours: number;
  /** the client may move the session until this many hours before the start */
  movingCutoffHours: number;
}

/** Who gives a session up: the client, by themselves or by asking staff to; or the practice, for reasons of its own. */
export const CANCELLERS = ['client', 'practice'] as const;
export type Canceller = (typeof CANCELLERS)[number];

/** True when the session starts at least the refund cut-off after `now`; exactly on the cut-off still counts. */
export function isRefundDue(startsAt: Instant, now: Instant, policy: CutoffPolicy): boolean {
  return startsAt - now >= policy.refundCutoffHours * HOUR;
}

/** True when the client may still move the session themselves; exactly on the cut-off still counts. */
export function mayClientMove(startsAt: Instant, now: Instant, policy: CutoffPolicy): boolean {
  return startsAt - now >= policy.movingCutoffHours * HOUR;
}

/** Length of a session in minutes when its service gives none (specification section 9). */
export const DEFAULT_DURATION_MINUTES = 60;
