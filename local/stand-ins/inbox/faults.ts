/** How the SMTP server misbehaves when a test tells it to. */
import { FaultsByRecipient, type FaultFields } from '../http/faults';

const SMTP_FAULTS = ['ok', 'refuse', 'temporary', 'hang', 'accept-then-drop'] as const;

/**
 * - `refuse`: the recipient is refused for good (550)
 * - `temporary`: the recipient is refused for now (451)
 * - `hang`: the message is taken in, and no answer ever comes
 * - `accept-then-drop`: the message is kept, and the connection is cut before the 250
 */
export type SmtpFault = (typeof SMTP_FAULTS)[number];

/** An order of the API: the fault of the next messages, or of those `to` one recipient. */
interface FaultOrder {
  smtp: SmtpFault;
  times?: number;
  to?: string;
}

export const SMTP_ORDER: FaultFields<FaultOrder> = {
  smtp: SMTP_FAULTS,
  times: 'count?',
  to: 'text?',
};

export class SmtpFaults {
  #fault: SmtpFault = 'ok';
  #times = Infinity;
  /** by recipient, in lower case */
  readonly #of = new FaultsByRecipient<SmtpFault>();

  /** What is set now, for the API. */
  get current(): { smtp: SmtpFault; times: number | null } {
    return { smtp: this.#fault, times: Number.isFinite(this.#times) ? this.#times : null };
  }

  /**
   * Sets the fault for the next `times` messages, or until further notice; with `to` for those to one recipient only.
   */
  set(fault: SmtpFault, times = Infinity, to?: string): void {
    if (to !== undefined) {
      this.#of.set(to.toLowerCase(), fault, fault === 'ok' ? 1 : times);
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
    return this.#of.take(recipient.toLowerCase());
  }
}
