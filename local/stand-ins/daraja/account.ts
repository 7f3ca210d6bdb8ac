/** The practice's M-Pesa account, and the STK pushes on people's phones. */
import type { Random } from '../../test-run/random';

export interface Payment {
  /** shillings */
  amount: number;
  /** `2547…` */
  phone: string;
  /** the typed account number; empty at a till */
  account: string;
}

/** Money that came into the account. */
export interface Movement extends Payment {
  /** ten capitals and digits, as on the receipt */
  code: string;
  /** epoch milliseconds */
  at: number;
}

/** A request of M-Pesa Express on a person's phone, open until they answer. */
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

/** A code as M-Pesa gives it: letters for the date first, and at least one digit. */
export const receiptCode = (random: Random): string =>
  random.text(LETTERS, 3) + random.text(DIGITS, 1) + random.text(LETTERS + DIGITS, 6);
