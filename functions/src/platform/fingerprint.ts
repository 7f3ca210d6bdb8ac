/** Derives ids from content, so that a repeated action writes the same document. */
import { createHash } from 'node:crypto';

/** SHA-256 of the parts, in RFC 4648 base32hex: 52 characters of 0-9 and a-v. */
export function fingerprint(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  // 256 bits and four zero bits are 52 digits of five bits.
  return (BigInt(`0x${hash}`) << 4n).toString(32).padStart(52, '0');
}

/** 160 bits of a fingerprint. */
export const derivedId = (...parts: readonly string[]) => fingerprint(...parts).slice(0, 32);

/** JSON with sorted keys: equal values have equal text. */
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
