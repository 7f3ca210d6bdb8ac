/**
 * The account code that a client types into M-Pesa: the first eight signs of the booking's reference without its
 * hyphen. It fits the twelve signs of an STK push, is easy to read aloud, and keeps forty random bits of the reference
 * secret. It is next to impossible that two bookings share it; staff then assign their money by hand.
 */
import { signsOfCode } from '../../text/typed';

const LENGTH = 8;

/** The signs of reference numbers (`booking/reference-number.ts`). */
const REFERENCE_SIGNS = /^[0-9A-HJKMNP-TV-Z]+$/;

/** The signs of a typed reference or a part of it; the look-alikes O, I and L are read as 0 and 1 (Crockford). */
export function signsOfReference(typed: string): string {
  return signsOfCode(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

export function accountCode(referenceNumber: string): string {
  return referenceNumber.replaceAll('-', '').slice(0, LENGTH);
}

/**
 * The account code in a typed text: the code or the whole reference, in any writing. Null when it cannot be one.
 */
export function typedAccountCode(typed: string): string | null {
  const plain = signsOfReference(typed);
  if (!REFERENCE_SIGNS.test(plain)) return null;
  return plain.length === LENGTH || plain.length === 2 * LENGTH ? plain.slice(0, LENGTH) : null;
}
