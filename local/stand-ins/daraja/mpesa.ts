/** The state that calls and phone of the stand-in share: STK pushes, the practice's account, and its notices. */
import { randomOf, runSeed } from '../../test-run/random';
import { Faults } from '../http/faults';
import { receiptCode, type Movement, type Payment, type StkPush } from './account';
import { unableToLock } from './daraja-error';
import { callbackBody, paymentBody } from './notices';

/** The ends of an STK push, by Daraja's code. */
export const ENDS: Readonly<Record<number, { button: string; ended: string; text: string }>> = {
  0: { button: 'Enter PIN', ended: 'paid', text: 'The service request is processed successfully.' },
  2001: { button: 'Wrong PIN', ended: 'wrong PIN', text: 'The initiator information is invalid.' },
  1: {
    button: 'Not enough money',
    ended: 'not enough money',
    text: 'The balance is insufficient for the transaction.',
  },
  1032: { button: 'Cancel', ended: 'cancelled', text: 'Request cancelled by user' },
  1037: { button: 'Ignore', ended: 'no answer', text: 'DS timeout user cannot be reached.' },
};

export const FAULTS = ['lost-answer', 'drop', 'double', 'forge', 'early'] as const;

/**
 * - `lost-answer`: carries the request out, then cuts the connection
 * - `drop`: a notice is never sent
 * - `double`: it is sent twice
 * - `forge`: before it, an attacker sends one with an invented receipt to an address with another secret
 * - `early`: it is sent before the request that asked for the STK push is answered, as if paid at once
 */
export interface DarajaFault {
  kind: (typeof FAULTS)[number] | 'ok';
  times?: number;
  /** only where address or body hold this text */
  about?: string;
}

export type RegisteredUrls = Record<'ConfirmationURL' | 'ValidationURL', string>;

const ANSWER_WITHIN_MS = 30_000;

export class Mpesa {
  readonly random = randomOf(runSeed(), 'daraja');
  readonly movements: Movement[] = [];
  readonly prompts: StkPush[] = [];
  /** notices with the HTTP status of each answer, 0 when there was none */
  readonly sent: { url: string; body: unknown; status: number }[] = [];
  readonly faults = new Faults<DarajaFault>();
  /** addresses for notices and questions; null before they are registered */
  registered: RegisteredUrls | null;
  /** whether external validation is on: then it asks before it takes a payment that a person makes unasked */
  validates = false;
  /** whether Pull Transactions is registered; before that, its list is empty */
  isListing: boolean;

  constructor(registered: RegisteredUrls | null) {
    this.registered = registered;
    this.isListing = registered !== null;
  }

  get balance(): number {
    return this.movements.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Whether a fault of this kind happens now, and counts it. */
  fails(wanted: DarajaFault['kind'], said: string): boolean {
    const fits = ({ kind, about = '' }: DarajaFault) => kind === wanted && said.includes(about);
    return this.faults.take('', fits) !== undefined;
  }

  /** Opens an STK push. @throws DarajaError when this phone has one open already */
  openPrompt(asked: Payment & Pick<StkPush, 'callbackUrl'>): StkPush {
    if (this.prompts.some(({ phone, result }) => phone === asked.phone && result === null))
      throw unableToLock();
    const id = `ws_CO_${this.random.hex(24)}`;
    const merchantRequestId = this.random.hex(20);
    const prompt = { ...asked, id, merchantRequestId, at: Date.now(), result: null };
    this.prompts.push(prompt);
    return prompt;
  }

  /** A person answers an STK push, once. @param code one of `ENDS` */
  async endStkPush(prompt: StkPush, code: number): Promise<void> {
    if (prompt.result !== null) return;
    const movement = code === 0 ? this.#begin(prompt) : null;
    if (movement !== null) this.movements.push(movement);
    prompt.result = { code, text: ENDS[code]?.text ?? '', movement };
    const forged = { code: 0, text: 'Forged.', movement: this.#begin(prompt) };
    await this.#tell(prompt.callbackUrl, callbackBody(prompt, prompt.result), () =>
      callbackBody(prompt, forged),
    );
    // As with the real service, the registered address gets a notice of the payment too.
    if (movement !== null) await this.#tellOfMovement(movement);
  }

  /** A person pays without being asked. @returns null when the practice's answer cancelled it */
  async payByHand(payment: Payment): Promise<Movement | null> {
    const movement = this.#begin(payment);
    const url = this.validates ? this.registered?.ValidationURL : undefined;
    if (url !== undefined && !(await this.#mayMove(url, movement))) return null;
    this.movements.push(movement);
    await this.#tellOfMovement(movement);
    return movement;
  }

  /** A payment that a person begins: it has its code, and is not in the account yet. */
  #begin({ amount, phone, account }: Payment): Movement {
    return { amount, phone, account, code: receiptCode(this.random), at: Date.now() };
  }

  async #tellOfMovement(movement: Movement): Promise<void> {
    if (this.registered === null) return;
    const { ConfirmationURL: url } = this.registered;
    await this.#tell(url, paymentBody(movement, this.balance), () =>
      paymentBody(this.#begin(movement), this.balance),
    );
  }

  /** Asks whether a payment may be made; without an answer it may. */
  async #mayMove(url: string, movement: Movement): Promise<boolean> {
    const answer = await this.#send(url, paymentBody(movement, null));
    try {
      return String((JSON.parse(answer) as { ResultCode?: unknown }).ResultCode) === '0';
    } catch {
      return answer === '';
    }
  }

  /** Sends a notice once, unless a fault is ordered. Daraja never tries again. */
  async #tell(url: string, body: object, forged: () => object): Promise<void> {
    const said = JSON.stringify(body) + url;
    if (this.fails('drop', said)) return;
    if (this.fails('forge', said)) await this.#send(withOtherSecret(url), forged());
    const times = this.fails('double', said) ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => this.#send(url, body)));
  }

  /** @returns the body of the answer; empty when there was none */
  async #send(url: string, body: object): Promise<string> {
    let [status, said] = [0, ''];
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      status = answer.status;
      said = await answer.text();
    } catch {
      // Daraja does not care why no answer came.
    }
    this.sent.push({ url, body, status });
    return said;
  }
}

/** The same address with another secret, as an attacker who knows our code would guess it. */
const withOtherSecret = (url: string) =>
  url.replace(/[^/]+(?=\/(?:asked|confirmed)\b)/, '0'.repeat(32));
