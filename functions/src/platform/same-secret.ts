import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares hashes, whose equal length reveals nothing about the secret's length; an empty secret is never the same. */
export function isSameSecret(given: string, own: string): boolean {
  const [a, b] = [given, own].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b) && own !== '';
}
