import type { Instant } from '../time/instant';

export const CONNECTION_NAMES = ['google', 'mpesa', 'push'] as const;
/** `google`: the calendar that makes meetings; `mpesa`: STK pushes; `push`: notifications on phones. */
export type ConnectionName = (typeof CONNECTION_NAMES)[number];

/** `stats/connection_{name}` is written only when this changes. */
export interface Connection {
  /** problem code of the credentials; null when they work */
  problem: string | null;
  since: Instant | null;
  toldAt: Instant | null;
  /** M-Pesa: when it last agreed to report payments without an STK push */
  registeredAt: Instant | null;
  /** M-Pesa: when it last agreed to list payments */
  listsAt: Instant | null;
}

/** Whether the result says something about the credentials. A service that did not answer says nothing. */
export function isVerdict(problem: string | null): boolean {
  return problem !== 'no-answer';
}
