/**
 * The account code that a client types into M-Pesa: the first eight signs of the booking's reference without its hyphen. It
 * fits the twelve signs of a prompt, is read aloud easily, and leaves forty random bits of the reference unsaid. Two bookings
 * with the same eight signs are next to impossible; if it happens, money for them is for a person to assign.
 */
import { REFERENCE_SIGNS, plainReference } from './reference-signs';

const LENGTH = 8;

export function accountCode(referenceNumber: string): string {
  return referenceNumber.replaceAll('-', '').slice(0, LENGTH);
}

/**
 * The account code in what somebody typed: the code, or the whole reference, in any writing. Null when it cannot be one.
 */
export function typedAccountCode(typed: string): string | null {
  const plain = plainReference(typed);
  if (!REFERENCE_SIGNS.test(plain)) return null;
  return plain.length === LENGTH || plain.length === 2 * LENGTH ? plain.slice(0, LENGTH) : null;
}
