/** How the stand-in misbehaves when a test tells it to: towards a request, or with what it sends back later. */
import type { FaultFields } from '../http/faults';

const ANSWERS = [
  '503',
  'slow',
  'bad-json',
  'lost-answer',
  'expired-token',
  'being-processed',
] as const;
const SENT = ['drop', 'double', 'delay', 'forge', 'wrong-amount', 'out-of-order'] as const;
const EARLY = ['early'] as const;
const NOTICES = [...SENT, ...EARLY] as const;

/**
 * - `503`: answers 503 and does nothing
 * - `slow`: answers after `milliseconds` (3000)
 * - `bad-json`: does what is asked and answers with half a JSON text
 * - `lost-answer`: does what is asked, then cuts the connection
 * - `expired-token`: 401 as for a token that has just expired
 * - `being-processed`: 500.001.1001, as the query used to answer while the prompt is on the phone
 */
export type AnswerFault = (typeof ANSWERS)[number];

/**
 * - `drop`: the notice is never sent
 * - `double`: it is sent twice
 * - `delay`: it is sent after `milliseconds` (3000)
 * - `forge`: before it, an attacker sends one with an invented receipt to an address with another secret
 * - `wrong-amount`: it names one shilling more than was paid
 * - `out-of-order`: it waits until the next notice is out
 * - `early`: it is sent before the request that asked for the prompt is answered, as if paid at once
 */
export type NoticeFault = (typeof NOTICES)[number];

export interface DarajaFault {
  kind: AnswerFault | NoticeFault | 'ok';
  /** for how many requests or notices; without it until further notice */
  times?: number;
  /** for `slow` and `delay` */
  milliseconds?: number;
  /** only where address or body hold this text; the address of tokens is left alone unless it is named here */
  about?: string;
}

export const DARAJA_ORDER: FaultFields<DarajaFault> = {
  kind: [...ANSWERS, ...NOTICES, 'ok'],
  times: 'count?',
  milliseconds: 'count?',
  about: 'text?',
};

const DEFAULT_WAIT = 3000;

export class DarajaFaults {
  #fault: DarajaFault = { kind: 'ok' };
  #left = Infinity;

  get current(): DarajaFault {
    return this.#fault;
  }

  get milliseconds(): number {
    return this.#fault.milliseconds ?? DEFAULT_WAIT;
  }

  set(fault: DarajaFault): DarajaFault {
    this.#fault = fault;
    this.#left = fault.times ?? Infinity;
    return fault;
  }

  /** The fault of the request that comes in now; null when it is answered as it should be. */
  takeAnswer(text: string): AnswerFault | null {
    return this.#take(ANSWERS, text);
  }

  /** The fault of the notice that goes out now. */
  takeNotice(text: string): (typeof SENT)[number] | null {
    return this.#take(SENT, text);
  }

  /** Whether the notice about a prompt is to go out before its request is answered. */
  takeEarly(text: string): boolean {
    return this.#take(EARLY, text) !== null;
  }

  #take<Kind extends string>(kinds: readonly Kind[], text: string): Kind | null {
    const { kind, about } = this.#fault;
    const found = kinds.find((each) => each === kind);
    if (found === undefined || (about !== undefined && !text.includes(about))) return null;
    this.#left -= 1;
    if (this.#left <= 0) this.#fault = { ...this.#fault, kind: 'ok' };
    return found;
  }
}
