/** Ids and fingerprints derived from content, so that a repeated action lands on the same document. */
import { createHash } from 'node:crypto';

const BASE32HEX = '0123456789abcdefghijklmnopqrstuv';

function base32hex(bytes: Uint8Array): string {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32HEX.charAt((buffer >> bits) & 31);
    }
    buffer &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32HEX.charAt((buffer << (5 - bits)) & 31) : text;
}

/** SHA-256 of the parts, in RFC 4648 base32hex: 52 characters of 0-9 and a-v. Parts cannot run into each other. */
export function fingerprint(...parts: readonly string[]): string {
  return base32hex(createHash('sha256').update(JSON.stringify(parts)).digest());
}

/** A fingerprint cut to 160 bits, enough for document ids. */
export const derivedId = (...parts: readonly string[]) => fingerprint(...parts).slice(0, 32);

/** JSON with sorted keys, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value);
}
