/** The code that a payment provider gives to one movement of money. The ledger has it once. */
import type { PaymentMethod } from './entry';

/**
 * `paymentCodes/{provider}_{CODE}`: the entry that has a code. Created without being read first, so that no two
 * entries can have the same one.
 */
export interface CodeLock {
  entryId: string;
  bookingId: string;
  referenceNumber: string;
}

/**
 * The document id of a code, the same for every way of typing it: capitals, no spaces, and every character but
 * letters, digits and hyphens as `.hex.`. Codes of different providers never clash.
 */
export function codeKey(method: PaymentMethod | null, code: string): string {
  const plain = code.normalize('NFKC').toUpperCase().replaceAll(/\s/gu, '');
  const safe = plain.replaceAll(
    /[^A-Z0-9-]/gu,
    (sign) => `.${(sign.codePointAt(0) ?? 0).toString(16)}.`,
  );
  return `${method ?? 'unknown'}_${safe}`;
}

/** A code as typed, without the spaces around it; null when none was. */
export function typedCode(code: string): string | null {
  return code.trim() === '' ? null : code.trim();
}
