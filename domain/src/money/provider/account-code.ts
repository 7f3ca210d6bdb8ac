/**
 * The account code that a client types into M-Pesa: the first eight characters of the reference, without its hyphen. It
 * fits the twelve characters of an STK push, is easy to read aloud, and keeps forty bits of the reference secret. If
 * two bookings ever share a code, staff assign their money by hand.
 */
import { signsOfCode } from '../../text/typed';

const LENGTH = 8;

const REFERENCE_SIGNS = /^[0-9A-HJKMNP-TV-Z]+$/;

/** The characters of a typed reference. O, I and L are read as 0 and 1 (Crockford). */
export function signsOfReference(typed: string): string {
  return signsOfCode(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

export function accountCode(referenceNumber: string): string {
  return referenceNumber.replaceAll('-', '').slice(0, LENGTH);
}

/** Reads a typed code or whole reference in any spelling. Null for any other text. */
export function typedAccountCode(typed: string): string | null {
  const plain = signsOfReference(typed);
  if (!REFERENCE_SIGNS.test(plain)) return null;
  return plain.length === LENGTH || plain.length === 2 * LENGTH ? plain.slice(0, LENGTH) : null;
}
