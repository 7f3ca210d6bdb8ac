/** The outside services that take the practice's credentials, and how it stands with each. */
import type { Instant } from '../time/instant';

export const CONNECTION_NAMES = ['google', 'mpesa', 'push'] as const;
/** `google`: the calendar that makes meetings. `mpesa`: prompts to pay. `push`: notifications on phones. */
export type ConnectionName = (typeof CONNECTION_NAMES)[number];

/** How it stands with one of them, written only when that changes. */
export interface Connection {
  /** a short code of what is wrong with the credentials; null when nothing is */
  problem: string | null;
  /** when the problem was seen first, or was over */
  since: Instant | null;
  /** when the practice was written to about this problem; null until then */
  toldAt: Instant | null;
  /** of M-Pesa: when it was last asked to tell of money that comes unasked, and said that it would */
  registeredAt: Instant | null;
}

/** Whether this says something of the credentials; a service that is silent for a moment does not. */
export function isVerdict(problem: string | null): boolean {
  return problem !== 'no-answer';
}
