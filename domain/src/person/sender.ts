import { EMAIL_PATTERN } from './mailbox';

export interface Sender {
  /** empty where there is only an address */
  name: string;
  address: string;
}

const NAMED = /^(?:"((?:[^"\\]|\\.)*)"|([^"<>]*))\s*<([^<>]*)>$/;

/**
 * Reads "Name <post@example.org>", the same with a quoted name, or an address alone. Quoting allows colons and commas
 * in the name. Null for any other text.
 */
export function readSender(text: string): Sender | null {
  const trimmed = text.trim();
  const [, quoted, bare, within] = NAMED.exec(trimmed) ?? [];
  const address = (within ?? trimmed).trim();
  const name = quoted === undefined ? (bare ?? '') : quoted.replace(/\\(.)/g, '$1');
  return EMAIL_PATTERN.test(address) && !/\p{Cc}/u.test(name)
    ? { name: name.trim(), address }
    : null;
}
