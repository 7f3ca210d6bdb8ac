/** The prompts on people's phones: asked for by M-Pesa Express, open until the owner answers or a minute is over. */
import { createHash } from 'node:crypto';
import type { Chance } from '../../test-run/random';
import type { Account, Movement } from './account';
import { unableToLock } from './daraja-error';

export interface Prompt {
  /** `CheckoutRequestID` */
  id: string;
  merchantRequestId: string;
  phone: string;
  amount: number;
  account: string;
  callbackUrl: string;
  at: number;
  /** the result, once there is one */
  result: { code: number; text: string; movement: Movement | null } | null;
}

/** What a person does with a prompt, and the code by which Daraja tells of it. */
export const PHONE_ACTIONS = {
  pay: 0,
  'no-money': 1,
  busy: 26,
  expire: 1019,
  cancel: 1032,
  ignore: 1037,
  'wrong-pin': 2001,
  'push-failed': 9999,
} as const;
export type PhoneAction = keyof typeof PHONE_ACTIONS;

const RESULT_TEXTS: Record<number, string> = {
  0: 'The service request is processed successfully.',
  1: 'The balance is insufficient for the transaction.',
  17: 'Internal error. Rule limited.',
  26: 'System busy. Try again in few minutes.',
  1001: 'Unable to lock subscriber, a transaction is already in process for the current subscriber.',
  1019: 'Transaction expired. No MO has been received',
  1025: 'An error occurred while sending a push request',
  1032: 'Request cancelled by user',
  1037: 'DS timeout user cannot be reached.',
  2001: 'The initiator information is invalid.',
  9999: 'An error occurred while sending a push request',
};

export const KNOWN_RESULTS = Object.keys(RESULT_TEXTS).map(Number);

export class Prompts {
  readonly all: Prompt[] = [];
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Opens a prompt. Throws when this phone has one open already. */
  open(asked: Pick<Prompt, 'phone' | 'amount' | 'account' | 'callbackUrl'>): Prompt {
    if (this.all.some(({ phone, result }) => phone === asked.phone && result === null)) {
      throw unableToLock();
    }
    const prompt: Prompt = {
      ...asked,
      id: `ws_CO_${this.#chance.hex(24)}`,
      merchantRequestId: this.#chance.hex(20),
      at: Date.now(),
      result: null,
    };
    this.all.push(prompt);
    return prompt;
  }

  find(id: string): Prompt | undefined {
    return this.all.find((prompt) => prompt.id === id);
  }

  /** Ends a prompt; paying puts the money into the account. */
  end(prompt: Prompt, code: number, account: Account): Movement | null {
    const movement = code === 0 ? account.receive(prompt) : null;
    prompt.result = { code, text: RESULT_TEXTS[code] ?? 'The transaction failed.', movement };
    return movement;
  }
}

/** `20261122143005`, in Nairobi's time. */
export function stamp(instant: number): string {
  const shifted = new Date(instant + 3 * 3_600_000).toISOString();
  return shifted.replaceAll(/\D/g, '').slice(0, 14);
}

/** The notice about a prompt that has ended. @param amount what it says was paid */
export function callbackBody(prompt: Prompt, amount = prompt.amount): object {
  const { merchantRequestId, id, result } = prompt;
  const movement = result?.movement ?? null;
  const items = [
    { Name: 'Amount', Value: amount },
    { Name: 'MpesaReceiptNumber', Value: movement?.code },
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: Number(stamp(movement?.at ?? prompt.at)) },
    { Name: 'PhoneNumber', Value: Number(prompt.phone) },
  ];
  const stkCallback = {
    MerchantRequestID: merchantRequestId,
    CheckoutRequestID: id,
    ResultCode: result?.code,
    ResultDesc: result?.text,
    ...(movement === null ? {} : { CallbackMetadata: { Item: items } }),
  };
  return { Body: { stkCallback } };
}

/** How notices about money that came unasked name the payer: both forms are in use. */
export const NUMBER_FORMS = {
  masked: (phone: string) => `${phone.slice(0, 4)} ***** ${phone.slice(-3)}`,
  hashed: (phone: string) => createHash('sha256').update(phone).digest('hex'),
} as const;
export type NumberForm = keyof typeof NUMBER_FORMS;

/**
 * The notice about money that came to the short code, and the question before it comes.
 * @param about `balance`: of the account once the money is there; null in the question
 */
export function paymentBody(
  movement: Movement,
  about: { shortCode: string; balance: number | null; numbers: NumberForm },
): object {
  const { code, at, amount, account, phone } = movement;
  return {
    TransactionType: account === '' ? 'Buy Goods' : 'Pay Bill',
    TransID: code,
    TransTime: stamp(at),
    TransAmount: amount.toFixed(2),
    BusinessShortCode: about.shortCode,
    BillRefNumber: account,
    InvoiceNumber: '',
    OrgAccountBalance: about.balance?.toFixed(2) ?? '',
    ThirdPartyTransID: '',
    MSISDN: NUMBER_FORMS[about.numbers](phone),
    FirstName: 'JANE',
  };
}
