/**
 * Reference numbers: 80 random bits in Crockford's base 32 (without I, L, O and U), in four groups that are easy to
 * read aloud. Random, so that one reference tells nothing about another (threats row 6).
 */
import { signsOfReference } from '../money/provider/account-code';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_BYTES = 10;

/** For instance `7QF2-M0XC-9KTR-4B1V`. @param bytes 10 bytes from a cryptographic source */
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

/** firestore.rules repeats this pattern. */
export const REFERENCE_PATTERN = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** The stored form of a reference typed in any spelling, or null. */
export function parseReferenceNumber(typed: string): string | null {
  const grouped = signsOfReference(typed).replace(/(.{4})(?=.)/g, '$1-');
  return REFERENCE_PATTERN.test(grouped) ? grouped : null;
}
