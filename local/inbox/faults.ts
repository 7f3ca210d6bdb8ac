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
  /** by recipient, in lower case */
  readonly #of = new Map<string, { fault: SmtpFault; left: number }>();

  /** What is set now, for the API. */
  get current(): { smtp: SmtpFault; times: number | null } {
    return { smtp: this.#fault, times: Number.isFinite(this.#times) ? this.#times : null };
  }

  /**
   * Sets the fault for the next `times` messages, or until further notice; with `to` for those to one recipient only.
   */
  set(fault: SmtpFault, times = Infinity, to?: string): void {
    if (to !== undefined) {
      this.#of.set(to.toLowerCase(), { fault, left: times });
      return;
    }
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

  /** The fault of a message to this recipient, when it has one of its own. */
  takeFor(recipient: string): SmtpFault | undefined {
    const own = this.#of.get(recipient.toLowerCase());
    if (own === undefined) return undefined;
    own.left -= 1;
    if (own.left <= 0 || own.fault === 'ok') this.#of.delete(recipient.toLowerCase());
    return own.fault;
  }
}

/** The API's input, undefined when it is none: `{ smtp, times?, to? }`. */
export function parseFault(
  value: unknown,
): { smtp: SmtpFault; times?: number; to?: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { smtp, times, to } = value as { smtp?: unknown; times?: unknown; to?: unknown };
  const fault = SMTP_FAULTS.find((known) => known === smtp);
  if (fault === undefined) return undefined;
  if (to !== undefined && typeof to !== 'string') return undefined;
  const about = to === undefined ? {} : { to };
  if (times === undefined) return { smtp: fault, ...about };
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1) return undefined;
  return { smtp: fault, times, ...about };
}
