/** The practice's M-Pesa account, and the STK pushes on people's phones. */
import type { Random } from '../../test-run/random';

export interface Payment {
  /** shillings */
  amount: number;
  /** `2547…` */
  phone: string;
  /** what was typed as account number; empty at a till */
  account: string;
}

/** Money that came into the account. */
export interface Movement extends Payment {
  /** ten capitals and digits, as on the receipt */
  code: string;
  /** epoch milliseconds */
  at: number;
}

/** On a person's phone: asked for by M-Pesa Express, open until the owner answers. */
export interface StkPush extends Payment {
  /** `CheckoutRequestID` */
  id: string;
  merchantRequestId: string;
  callbackUrl: string;
  at: number;
  /** the result, once there is one */
  result: { code: number; text: string; movement: Movement | null } | null;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '0123456789';

/** A code as M-Pesa gives it: emails for the date first, and at least one digit. */
export const receiptCode = (random: Random): string =>
  random.text(LETTERS, 3) + random.text(DIGITS, 1) + random.text(LETTERS + DIGITS, 6);
