/** How the stand-in misbehaves when a test tells it to. */
import type { FaultFields } from '../http/faults';

const KINDS = [
  'ok',
  'timeout-after-create',
  'error',
  'rate-limit',
  'refused',
  'conflict-once',
  'pending-conference',
  'hang',
  'late',
  'unauthorised',
  'twice',
] as const;

/**
 * - `timeout-after-create`: does what is asked, then cuts the connection: the answer is lost
 * - `error`: answers with `status` (500) and does nothing
 * - `rate-limit`: answers with `status` (403), reason rateLimitExceeded
 * - `refused`: answers 403 with `reason` (forbidden), such as `accessNotConfigured`; an owner who is asked for consent
 *   refuses it (`access_denied`), or leaves out the calendar (any other reason)
 * - `conflict-once`: does what is asked and answers 409, as after an attempt whose answer was lost
 * - `pending-conference`: the conference is still being made; it is there at the next GET
 * - `hang`: does nothing and never answers
 * - `late`: begins with what is asked only after `milliseconds` (3000)
 * - `unauthorised`: 401 for every call, and the refresh token is no longer valid
 * - `twice`: the request arrives twice; the answer is that of the second time
 */
export type CalendarFaultKind = (typeof KINDS)[number];

export interface CalendarFault {
  kind: CalendarFaultKind;
  /** HTTP status, for `error` and `rate-limit`. */
  status?: number;
  /** For `refused`. */
  reason?: string;
  /** For `late`. */
  milliseconds?: number;
  /** For how many requests; without it until further notice, `conflict-once` once. */
  times?: number;
  /** Only for requests of this HTTP method. */
  method?: string;
  /** Only for requests with this text in address or body, such as a booking's id. */
  about?: string;
}

export const CALENDAR_ORDER: FaultFields<CalendarFault> = {
  kind: KINDS,
  status: 'count?',
  reason: 'text?',
  milliseconds: 'count?',
  times: 'count?',
  method: 'text?',
  about: 'text?',
};

export class CalendarFaults {
  #fault: CalendarFault = { kind: 'ok' };
  #left = Infinity;

  get current(): CalendarFault {
    return this.#fault;
  }

  set(fault: CalendarFault): CalendarFault {
    this.#fault = fault;
    this.#left = fault.times ?? (fault.kind === 'conflict-once' ? 1 : Infinity);
    return fault;
  }

  /** The fault of the request that comes in now. `text` is its address and body. */
  take(method: string, text: string): CalendarFault {
    const fault = this.#fault;
    if (fault.kind === 'ok') return fault;
    if (fault.method !== undefined && fault.method.toUpperCase() !== method) return { kind: 'ok' };
    if (fault.about !== undefined && !text.includes(fault.about)) return { kind: 'ok' };
    this.#left -= 1;
    if (this.#left <= 0) this.set({ kind: 'ok' });
    return fault;
  }
}
