/**
 * The practice's M-Pesa account in memory: what came in, and what was sent back. Its sum is what the ledger must come
 * to.
 */
import type { Chance } from '../../test-run/random';

export interface Movement {
  /** ten capitals and digits, as on the receipt */
  code: string;
  /** shillings, with cents from a bank, say; below zero for what went back */
  amount: number;
  /** `2547…` */
  phone: string;
  /** what was typed as account number; empty at a till */
  account: string;
  /** epoch milliseconds */
  at: number;
  /** the code of the payment that a reversal takes back */
  reverses: string | null;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '0123456789';

/** A code as M-Pesa gives it: letters for the date first, and at least one digit. */
export function receiptCode(chance: Chance): string {
  return [
    chance.text(LETTERS, 3),
    chance.text(DIGITS, 1),
    chance.text(`${LETTERS}${DIGITS}`, 6),
  ].join('');
}

export class Account {
  readonly movements: Movement[] = [];
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** What a person begins to pay: it has its code, and is not in the account yet. */
  begin(payment: Pick<Movement, 'amount' | 'phone' | 'account'>): Movement {
    const { amount, phone, account } = payment;
    const code = receiptCode(this.#chance);
    return { amount, phone, account, code, at: Date.now(), reverses: null };
  }

  /** Money of a person arrives. */
  receive(payment: Pick<Movement, 'amount' | 'phone' | 'account'>): Movement {
    const movement = this.begin(payment);
    this.movements.push(movement);
    return movement;
  }

  /** The whole of a payment goes back; null when there is none of that code, or it went back before. */
  reverse(code: string, amount: number): Movement | null {
    const paid = this.movements.find((each) => each.code === code && each.reverses === null);
    if (paid?.amount !== amount) return null;
    if (this.movements.some(({ reverses }) => reverses === code)) return null;
    const { phone, account } = paid;
    const movement: Movement = {
      phone,
      account,
      amount: -amount,
      reverses: code,
      code: receiptCode(this.#chance),
      at: Date.now(),
    };
    this.movements.push(movement);
    return movement;
  }

  /** Whole shillings in the account. */
  get balance(): number {
    return this.movements.reduce((sum, { amount }) => sum + amount, 0);
  }
}
