/** A hash names an element only if it is a letter followed by letters, digits, `_` or `-` (specification section 5). */
const VALID = /^#[A-Za-z][A-Za-z0-9_-]*$/;

/** The id a location hash (`#faq`) names; null when it is empty or not valid. */
export function hashTarget(hash: string): string | null {
  return VALID.test(hash) ? hash.slice(1) : null;
}
