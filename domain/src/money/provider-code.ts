/** The code by which a payment provider knows one movement of money. It stands in the ledger once. */
import type { PaymentMethod } from './entry';

/** `paymentCodes/{provider}_{CODE}`: who has a code. Created and never read first, so that two can never have the same one. */
export interface CodeLock {
  entryId: string;
  bookingId: string;
  referenceNumber: string;
}

/**
 * The document id of a code, alike however it was typed: capitals, no spaces, and everything but letters, digits and hyphens
 * as `.hex.`. Codes of different providers do not meet.
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
