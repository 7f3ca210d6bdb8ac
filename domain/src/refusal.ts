/**
 * Every "no" of the product: a code, and details that let a screen say something useful. Thrown in `domain` and
 * `functions`, sent as the details of an HttpsError, and turned into a sentence once, in the web.
 */
export interface FreeTime {
  /** `YYYY-MM-DD`, practice time */
  date: string;
  /** `HH:MM`, practice time */
  time: string;
  /** epoch milliseconds */
  startsAt: number;
}

export interface RefusalDetails {
  /** field path -> reason code, in the order of the form */
  'invalid-input': { fields: Record<string, string> };
  'signed-out': object;
  forbidden: object;
  'email-unverified': object;
  'not-found': object;
  spam: object;
  /** another booking has the slot, or a part of it */
  'slot-taken': { freeTimes: FreeTime[] };
  /** the slot cannot be booked by the practice's rules; `reason` is a `SlotRefusal` */
  'slot-unavailable': { reason: string; freeTimes: FreeTime[] };
  /** some of the sessions asked for at once cannot be booked, so none was; `reason` is a `SeriesClash` */
  'times-unavailable': { clashes: { date: string; time: string; reason: string }[] };
  'service-unavailable': object;
  /** the practitioner takes no bookings, or does not offer the service */
  'practitioner-unavailable': object;
  /** the service is for people of another age */
  'service-not-for-age': object;
  'too-many-pending': { limit: number };
  'too-late-to-move': { cutoffHours: number };
  'rate-limited': { retryAfterSeconds: number };
  /** the same request id came with another body */
  'idempotency-conflict': object;
  /** the booking was changed meanwhile */
  'version-conflict': {
    version: number;
    status: string;
    /** for staff: who changed it last, and the action of that event */
    by?: string;
    action?: string;
  };
  /** another staff member has written the note meanwhile */
  'note-changed': { version: number; by: string };
  /** the note is signed and cannot change; `by` has signed it */
  'note-signed': { by: string };
  /** there is nothing to sign or to add */
  'note-empty': object;
  'transition-not-allowed': { from: string; action: string };
  /** the mails about a cancellation have left */
  'undo-too-late': object;
  /** that a client did not come can be entered once it has begun; `startsAt` in epoch milliseconds */
  'session-not-begun': { startsAt: number };
  /** more than is open, whole shillings; the staff member must accept it */
  'amount-above-due': { amount: number; due: number };
  /** more would go back than is left of what was paid, whole shillings */
  'amount-above-paid': { amount: number; paid: number };
  /** the provider's code is in the ledger; `referenceNumber` is the booking that has it, where known */
  'code-already-used': { code: string; referenceNumber: string | null };
  /** the practice has not switched STK pushes on, or the provider's credentials are missing */
  'payments-off': object;
  /** an STK push is still open on a phone for this booking */
  'prompt-open': { retryAfterSeconds: number };
  'guardian-required': object;
  /** the guardian named has not agreed yet, or has withdrawn */
  'guardian-consent-due': object;
  /** not the last digits of the guardian's number */
  'digits-wrong': object;
  'code-wrong': object;
  'under-age': object;
  'consent-outdated': object;
  'meeting-needs-confirmed': object;
  'meeting-not-connected': object;
  'meeting-failed': { reason: string };
  'link-not-allowed': object;
  'email-in-use': object;
  /** a client has booked with this address */
  'email-of-client': object;
  'weak-password': object;
  'last-super-admin': object;
  'recent-login-required': object;
  /** the staff member must first replace the password that an admin typed */
  'password-change-required': object;
  /** the time to be blocked holds sessions */
  'conflicts-with-bookings': { bookings: { bookingId: string; date: string; time: string }[] };
  /** too many calls write the same at this moment; the same call works a little later */
  busy: object;
  /** raised by the browser itself */
  offline: object;
  timeout: object;
  /** a fault, not a decision */
  internal: object;
}

export type RefusalCode = keyof RefusalDetails;

export const REFUSAL_CODES = [
  'invalid-input',
  'signed-out',
  'forbidden',
  'email-unverified',
  'not-found',
  'spam',
  'slot-taken',
  'slot-unavailable',
  'times-unavailable',
  'service-unavailable',
  'practitioner-unavailable',
  'service-not-for-age',
  'too-many-pending',
  'too-late-to-move',
  'rate-limited',
  'idempotency-conflict',
  'version-conflict',
  'note-changed',
  'note-signed',
  'note-empty',
  'transition-not-allowed',
  'undo-too-late',
  'session-not-begun',
  'amount-above-due',
  'amount-above-paid',
  'code-already-used',
  'payments-off',
  'prompt-open',
  'guardian-required',
  'guardian-consent-due',
  'digits-wrong',
  'code-wrong',
  'under-age',
  'consent-outdated',
  'meeting-needs-confirmed',
  'meeting-not-connected',
  'meeting-failed',
  'link-not-allowed',
  'email-in-use',
  'email-of-client',
  'weak-password',
  'last-super-admin',
  'recent-login-required',
  'password-change-required',
  'conflicts-with-bookings',
  'busy',
  'offline',
  'timeout',
  'internal',
] as const satisfies readonly RefusalCode[];

type MissingCode = Exclude<RefusalCode, (typeof REFUSAL_CODES)[number]>;
/** Fails to compile when a code is missing from the list above. */
export const everyRefusalIsListed: MissingCode extends never ? true : MissingCode = true;

/**
 * A refusal with its code and details. `message` is only the code: details may name people and stay out of logs.
 */
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

  /** Narrows to one code, and with it to its details. */
  is<Wanted extends RefusalCode>(code: Wanted): this is Refusal<Wanted> {
    return Object.is(this.code, code);
  }
}

export function isRefusalCode(value: unknown): value is RefusalCode {
  return (REFUSAL_CODES as readonly unknown[]).includes(value);
}

/** The refusal that was thrown; any other error is a fault, `internal`. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
}

/** What was asked may have been done: the connection or the time ran out, or the server failed without a decision. */
export function isUnanswered({ code }: Refusal): boolean {
  return code === 'offline' || code === 'timeout' || code === 'internal';
}

/** Rebuilds a refusal from the answer of a call; an unknown code is `internal`. */
export function refusalFromWire(code: unknown, details: unknown): Refusal {
  if (!isRefusalCode(code)) return new Refusal('internal');
  const refusal = new Refusal(code as 'internal');
  if (typeof details === 'object' && details !== null) Object.assign(refusal.details, details);
  return refusal;
}
