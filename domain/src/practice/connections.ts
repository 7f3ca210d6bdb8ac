/** The outside services that take the practice's credentials, and the state of each connection. */
import type { Instant } from '../time/instant';

export const CONNECTION_NAMES = ['google', 'mpesa', 'push'] as const;
/** `google`: the calendar that makes meetings. `mpesa`: STK pushes to pay. `push`: notifications on phones. */
export type ConnectionName = (typeof CONNECTION_NAMES)[number];

/** The state of one connection, written only when it changes. */
export interface Connection {
  /** a short code of the problem with the credentials; null when they work */
  problem: string | null;
  /** when the problem was first seen, or ended */
  since: Instant | null;
  /** when the practice was told of this problem by mail; null until then */
  toldAt: Instant | null;
  /** of M-Pesa: when it last agreed to report money that comes without an STK push */
  registeredAt: Instant | null;
  /** of M-Pesa: when it last agreed to list the money that came; null until then */
  listsAt: Instant | null;
}

/** Whether this says anything about the credentials; a service that does not answer for a moment says nothing. */
export function isVerdict(problem: string | null): boolean {
  return problem !== 'no-answer';
}
