/**
 * Which mailbox an address leads to, as far as the address tells. Two addresses of one mailbox count as one person,
 * for quotas and when a guardian's address is compared with the client's.
 */
import { typedAddress } from '../text/typed';

/** Providers that ignore dots in the name as well. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** @param address as it was typed; a plus and the text after it are a tag of the same mailbox */
export function mailboxOf(address: string): string {
  const email = typedAddress(address).toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, Math.max(0, at)).split('+');
  if (name === '') return email;
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** An address for a reader who should know it already: `z…@example.com`. */
export const maskedAddress = (email: string): string =>
  `${email.slice(0, 1)}…${email.slice(Math.max(0, email.lastIndexOf('@')))}`;
