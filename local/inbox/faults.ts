/** How the SMTP server misbehaves when a test tells it to. */

const SMTP_FAULTS = ['ok', 'refuse', 'temporary', 'hang', 'accept-then-drop'] as const;

/**
 * - `refuse`: the recipient is refused for good (550)
 * - `temporary`: the recipient is refused for now (451)
 * - `hang`: the message is taken in, and no answer ever comes
 * - `accept-then-drop`: the message is kept, and the connection is cut before the 250
 */
export type SmtpFault = (typeof SMTP_FAULTS)[number];

export class SmtpFaults {
  #fault: SmtpFault = 'ok';
  #times = Infinity;

  /** What is set now, for the API. */
  get current(): { smtp: SmtpFault; times: number | null } {
    return { smtp: this.#fault, times: Number.isFinite(this.#times) ? this.#times : null };
  }

  /** Sets the fault for the next `times` messages, or until further notice. */
  set(fault: SmtpFault, times = Infinity): void {
    this.#fault = fault;
    this.#times = times;
  }

  /** The fault of the message that begins now. */
  take(): SmtpFault {
    const fault = this.#fault;
    if (fault !== 'ok') {
      this.#times -= 1;
      if (this.#times <= 0) this.set('ok');
    }
    return fault;
  }
}

/** The API's input, undefined when it is none: `{ smtp, times? }`. */
export function parseFault(value: unknown): { smtp: SmtpFault; times?: number } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { smtp, times } = value as { smtp?: unknown; times?: unknown };
  const fault = SMTP_FAULTS.find((known) => known === smtp);
  if (fault === undefined) return undefined;
  if (times === undefined) return { smtp: fault };
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1) return undefined;
  return { smtp: fault, times };
}
