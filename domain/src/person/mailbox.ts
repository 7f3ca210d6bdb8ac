/** Two addresses of one mailbox count as one person, for rate limits and when guardian and client are compared. */
import { typedAddress } from '../text/typed';

/** A part of an address between dots, without special or invisible characters. */
const PART =
  '[^\\s@<>()",;:\\\\[\\].\\p{Cc}\\p{Cs}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}]+';
const LABEL = `(?!-|[^.]*-(?:\\.|$))${PART}`;
/**
 * "{email} without spaces" (specification section 5), and the least structure that email needs: no empty part between
 * dots, and no part of the domain begins or ends with a hyphen.
 */
export const EMAIL_PATTERN = new RegExp(`^${PART}(?:\\.${PART})*@${LABEL}(?:\\.${LABEL})+$`, 'u');

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Ignores `+tag` in the typed address. */
export function mailboxOf(address: string): string {
  const email = typedAddress(address).toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, Math.max(0, at)).split('+');
  if (name === '') return email;
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

export const maskedAddress = (email: string): string =>
  `${email.slice(0, 1)}…${email.slice(Math.max(0, email.lastIndexOf('@')))}`;
