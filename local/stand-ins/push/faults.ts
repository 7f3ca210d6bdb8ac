/** How the stand-in misbehaves for one device when a test tells it to. */
import type { FaultFields } from '../http/faults';

const KINDS = ['ok', 'unregistered', 'quota', 'unavailable', 'hang', 'lost-answer'] as const;

/**
 * - `unregistered`: 404, the device has given up its token
 * - `quota`: 429
 * - `unavailable`: 503
 * - `hang`: takes nothing and never answers
 * - `lost-answer`: takes the message, then cuts the connection
 */
export type PushFaultKind = (typeof KINDS)[number];

export interface PushFault {
  kind: PushFaultKind;
  token: string;
  /** for how many messages; without it until it is set to `ok` */
  times?: number;
}

export const PUSH_ORDER: FaultFields<PushFault> = { kind: KINDS, token: 'text', times: 'count?' };
