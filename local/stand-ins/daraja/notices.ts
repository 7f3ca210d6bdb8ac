/**
 * Sends what Daraja sends to the address of a client: once and in time, unless a fault is ordered. Daraja never tries
 * again.
 */
import { callbackBody, paymentBody, type NumberForm, type Prompt } from './prompts';
import type { Chance } from '../../test-run/random';
import { receiptCode, type Movement } from './account';
import type { DarajaFaults } from './faults';

const ANSWER_WITHIN = 30_000;

export interface SentNotice {
  url: string;
  body: unknown;
  /** HTTP status of the answer; 0 when there was none */
  status: number;
}

type Send = () => Promise<unknown>;

export class Notices {
  readonly sent: SentNotice[] = [];
  numbers: NumberForm = 'masked';
  readonly #faults: DarajaFaults;
  readonly #shortCode: string;
  readonly #chance: Chance;
  readonly #waiting: Send[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(faults: DarajaFaults, shortCode: string, chance: Chance) {
    this.#faults = faults;
    this.#shortCode = shortCode;
    this.#chance = chance;
  }

  /** Tells how a prompt ended. */
  ofPrompt(prompt: Prompt): Promise<void> {
    return this.#tell(prompt.callbackUrl, (extra) => callbackBody(prompt, prompt.amount + extra), {
      forged: () => forgedCallback(prompt, receiptCode(this.#chance)),
    });
  }

  /** Tells of money that came, to the address that was registered. @param balance with it */
  ofMovement(url: string, movement: Movement, balance: number): Promise<void> {
    const body = (changed: Movement) => this.#payment(changed, balance);
    return this.#tell(url, (extra) => body({ ...movement, amount: movement.amount + extra }), {
      forged: () => body({ ...movement, code: receiptCode(this.#chance) }),
    });
  }

  /** Asks whether a payment may be made. One that nobody answers is made. */
  async mayMove(url: string, movement: Movement): Promise<boolean> {
    const answer = await this.#send(url, this.#payment(movement, null));
    try {
      return String((JSON.parse(answer) as { ResultCode?: unknown }).ResultCode) === '0';
    } catch {
      return answer === '';
    }
  }

  #payment(movement: Movement, balance: number | null): object {
    return paymentBody(movement, { shortCode: this.#shortCode, balance, numbers: this.numbers });
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #tell(
    url: string,
    bodyWith: (extra: number) => object,
    { forged }: { forged: () => object },
  ): Promise<void> {
    const body = bodyWith(0);
    const send = () => this.#send(url, body);
    switch (this.#faults.takeNotice(JSON.stringify(body) + url)) {
      case 'drop':
        return;
      case 'out-of-order':
        this.#waiting.push(send);
        return;
      case 'delay':
        this.#later(send, this.#faults.milliseconds);
        return;
      case 'double':
        await Promise.all([send(), send()]);
        break;
      case 'forge':
        await this.#send(withOtherSecret(url), forged());
        await send();
        break;
      case 'wrong-amount':
        await this.#send(url, bodyWith(1));
        break;
      default:
        await send();
    }
    for (const waiting of this.#waiting.splice(0)) await waiting();
  }

  #later(send: Send, milliseconds: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void send();
    }, milliseconds);
    this.#timers.add(timer);
  }

  /** @returns the body of the answer; empty when there was none */
  async #send(url: string, body: object): Promise<string> {
    let [status, said] = [0, ''];
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN),
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
function withOtherSecret(url: string): string {
  return url.replace(/[^/]+(?=\/(?:asked|confirmed)\b)/, '0'.repeat(32));
}

function forgedCallback(prompt: Prompt, code: string): object {
  const { phone, amount, account } = prompt;
  const movement = { phone, amount, account, code, at: Date.now(), reverses: null };
  return callbackBody({ ...prompt, result: { code: 0, text: 'Forged.', movement } });
}
