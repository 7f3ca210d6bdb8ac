/**
 * Reference numbers: 80 random bits in Crockford's base 32 (digits and capitals without I, L, O and U), in four groups
 * of four for reading aloud. Random, not counted, so that one reference tells nothing of another (threats row 6).
 */
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

/**
 * A reference as a person types it, brought to its stored form: case, spaces and dashes do not matter, and the
 * look-alikes O, I and L are read as 0 and 1 (Crockford). Null when it cannot be one.
 */
export function parseReferenceNumber(typed: string): string | null {
  const symbols = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const grouped = symbols.replace(/(.{4})(?=.)/g, '$1-');
  return REFERENCE_PATTERN.test(grouped) ? grouped : null;
}
