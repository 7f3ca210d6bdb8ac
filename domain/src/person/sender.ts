import { EMAIL_PATTERN } from './mailbox';

/** The sender of the practice's mails, as a deployment sets it. */
export interface Sender {
  /** '' where there is only an address */
  name: string;
  address: string;
}

const NAMED = /^(?:"((?:[^"\\]|\\.)*)"|([^"<>]*))\s*<([^<>]*)>$/;

/**
 * Name and address of "Name <post@example.org>", of the same with a name in quotation marks, or of an address alone.
 * The name may hold signs that a mail has to quote, such as a colon or a comma. Null where it is none of these.
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
