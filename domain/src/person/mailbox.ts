/**
 * What an e-mail address looks like, and which mailbox it leads to, as far as it tells. Two addresses of one mailbox
 * count as one person, for rate limits and when a guardian's address is compared with the client's.
 */
import { typedAddress } from '../text/typed';

/** A part of an address between dots: no sign that mail gives a meaning, and nothing that cannot be seen. */
const PART =
  '[^\\s@<>()",;:\\\\[\\].\\p{Cc}\\p{Cs}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}]+';
const LABEL = `(?!-|[^.]*-(?:\\.|$))${PART}`;
/**
 * "{email} without spaces" (specification section 5), with the least structure mail needs: no part between dots is
 * empty, and none of the domain begins or ends with a hyphen.
 */
export const EMAIL_PATTERN = new RegExp(`^${PART}(?:\\.${PART})*@${LABEL}(?:\\.${LABEL})+$`, 'u');

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
