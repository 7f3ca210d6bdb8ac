/**
 * Reference numbers: 80 random bits in Crockford's base 32 (digits and capitals without I, L, O and U), in four groups
 * of four for reading aloud. Random, not counted, so that one reference tells nothing of another (threats row 6).
 */
import { signsOfReference } from '../money/provider/account-code';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_BYTES = 10;

/** A grouped reference such as `7QF2-M0XC-9KTR-4B1V`. @param bytes 10 bytes from a cryptographic source. */
export function referenceNumber(bytes: Uint8Array): string {
  if (bytes.length !== REFERENCE_BYTES) throw new RangeError('a reference takes 10 random bytes');
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  const symbols = Array.from(
    { length: 16 },
    (_, index) => ALPHABET[Number((bits >> BigInt(75 - index * 5)) & 31n)],
  ).join('');
  return symbols.replace(/(.{4})(?=.)/g, '$1-');
}

/** The exact shape of a stored reference; firestore.rules repeats it. */
export const REFERENCE_PATTERN = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** A reference as a person types it, in any writing, brought to its stored form. Null when it cannot be one. */
export function parseReferenceNumber(typed: string): string | null {
  const grouped = signsOfReference(typed).replace(/(.{4})(?=.)/g, '$1-');
  return REFERENCE_PATTERN.test(grouped) ? grouped : null;
}
