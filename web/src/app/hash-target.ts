/** A letter, then letters, digits, `_` or `-` (specification section 5). */
const VALID = /^#[A-Za-z][A-Za-z0-9_-]*$/;

/** `#faq` gives `faq`; null when empty or not valid. */
export function hashTarget(hash: string): string | null {
  return VALID.test(hash) ? hash.slice(1) : null;
}
