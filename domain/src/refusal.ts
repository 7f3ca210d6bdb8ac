/**
 * Every "no" of the product: a code, and details for the screen. `domain` and `functions` throw it, an HttpsError
 * carries it, and the web turns it into a sentence.
 */
export interface FreeTime {
  /** `YYYY-MM-DD`, practice time */
  date: string;
  /** `HH:MM`, practice time */
  time: string;
  startsAt: number;
}

/** A session that stays in blocked time, or an offer to a client who waits. */
export interface KeptSession {
  /** of an offer its own id */
  bookingId: string;
  date: string;
  time: string;
  clientName?: string;
  /** of an offer, its end (epoch milliseconds) */
  offeredUntil?: number;
}

/** A time of a series that cannot be had. */
export interface TimeClash {
  date: string;
  time: string;
  reason: string;
  freeTimes?: FreeTime[];
  /** as in `KeptSession` */
  offeredUntil?: number;
}

/** Every code with the type of its details; the values are never read. */
const DETAILS = {
  /** reason codes by field path, in the order of the form */
  'invalid-input': {} as { fields: Record<string, string> },
  'signed-out': {},
  forbidden: {},
  'email-unverified': {},
  'not-found': {},
  spam: {},
  /** another booking has the time, or a part of it */
  'slot-taken': {} as { freeTimes: FreeTime[] },
  /** a rule of the practice forbids the time; `reason` is a `TimeReason`; `offeredUntil` as in `KeptSession` */
  'slot-unavailable': {} as { reason: string; freeTimes: FreeTime[]; offeredUntil?: number },
  /** some sessions of a series cannot be booked, so none was; `reason` is a `TimeReason` */
  'times-unavailable': {} as {
    clashes: TimeClash[];
  },
  'service-unavailable': {},
  'practitioner-unavailable': {},
  'service-not-for-age': {},
  'too-many-pending': {} as { limit: number },
  /** the client waits for as many services already */
  'too-many-waits': {} as { limit: number },
  /** the offered time was answered, or its 20 minutes are over */
  'offer-over': {},
  'too-late-to-move': {} as { cutoffHours: number },
  'rate-limited': {} as { retryAfterSeconds: number },
  /** the same request id came with another body */
  'idempotency-conflict': {},
  /** the booking has changed meanwhile; staff also learn by whom, and by which action */
  'version-conflict': {} as { version: number; status: string; by?: string; action?: string },
  /** others corrected the record of a client meanwhile; `by` is empty for the client's own booking */
  'client-changed': {} as { version: number; by: string },
  /** the record with the account must stay, and two people who log in stay two */
  'merge-accounts': {},
  /** more bookings than one commit can pass on */
  'merge-too-many': {},
  /** one of the two records has changed since they were compared */
  'merge-changed': {},
  /** the day is over, it is undone already, or the record that stayed was merged in turn */
  'merge-over': {},
  'note-changed': {} as { version: number; by: string },
  'note-signed': {} as { by: string },
  'note-empty': {},
  'transition-not-allowed': {} as { from: string; action: string },
  /** the emails about a cancellation have left */
  'undo-too-late': {},
  /** a session can be marked as missed, or as failed by the line, once it has begun */
  'session-not-begun': {} as { startsAt: number },
  /** the amount is more than is open (whole shillings); staff can accept it */
  'amount-above-due': {} as { amount: number; due: number },
  /** the amount is more than is left of the payments (whole shillings) */
  'amount-above-paid': {} as { amount: number; paid: number },
  /** the ledger has this code; `referenceNumber` is its booking, where known */
  'code-already-used': {} as { code: string; referenceNumber: string | null },
  /** the practice offers no STK push, or the provider's credentials are missing */
  'payments-off': {},
  'prompt-open': {} as { retryAfterSeconds: number },
  'guardian-required': {},
  /** the guardian has not agreed yet, or has withdrawn */
  'guardian-consent-due': {},
  'digits-wrong': {},
  'code-wrong': {},
  /** a code that came as a text to a phone */
  'text-code-wrong': {},
  'text-not-sent': {},
  'under-age': {},
  'consent-outdated': {},
  'meeting-needs-confirmed': {},
  'meeting-not-connected': {},
  /** only an admin may let the calendar of the connected account close a practitioner's hours */
  'calendar-not-own': {},
  'meeting-failed': {} as { reason: string },
  /** a service outside was not connected; `reason` is a `ConnectFailure` */
  'connection-failed': {} as { reason: string },
  'link-not-allowed': {},
  /** a client with sessions that are not over is not erased */
  'sessions-ahead': {} as { count: number },
  'email-in-use': {},
  /** a client has booked with this address */
  'email-of-client': {},
  'weak-password': {},
  'last-super-admin': {},
  'recent-login-required': {},
  /** the staff member must first replace the password that an admin typed */
  'password-change-required': {},
  'conflicts-with-bookings': {} as {
    bookings: KeptSession[];
  },
  /** too many calls write the same document; a repeated call will work */
  busy: {},
  /** raised by the browser itself */
  offline: {},
  timeout: {},
  /** a fault, not a decision */
  internal: {},
};

export type RefusalDetails = typeof DETAILS;
export type RefusalCode = keyof RefusalDetails;
export const REFUSAL_CODES = Object.keys(DETAILS) as readonly RefusalCode[];

/** `message` is only the code: details may name people and stay out of logs. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly details: RefusalDetails[Code];

  constructor(
    code: Code,
    ...[details]: object extends RefusalDetails[Code] ? [] : [RefusalDetails[Code]]
  ) {
    super(code);
    this.code = code;
    this.details = details ?? ({} as RefusalDetails[Code]);
  }

  is<Wanted extends RefusalCode>(code: Wanted): this is Refusal<Wanted> {
    return Object.is(this.code, code);
  }
}

export function isRefusalCode(value: unknown): value is RefusalCode {
  return (REFUSAL_CODES as readonly unknown[]).includes(value);
}

/** Any error but a refusal is a fault, `internal`. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
}

/** Whether the action may have happened: the answer was lost, or the server failed without a decision. */
export function isUnanswered({ code }: Refusal): boolean {
  return code === 'offline' || code === 'timeout' || code === 'internal';
}

/** The refusal in the answer of a call. An unknown code is `internal`. */
export function refusalFromWire(code: unknown, details: unknown): Refusal {
  if (!isRefusalCode(code)) return new Refusal('internal');
  const refusal = new Refusal(code as 'internal');
  if (typeof details === 'object' && details !== null) Object.assign(refusal.details, details);
  return refusal;
}
