/** Which mailbox an address leads to, as far as the address tells: what counts as one person for quotas, and for nothing else. */

/** Providers that leave out dots of the name as well. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** @param email in lower case; what follows a plus is a tag of the same mailbox */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, Math.max(0, at)).split('+');
  if (name === '') return email;
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** An address as somebody may see it who should know it already: `z…@example.com`. */
export const maskedAddress = (email: string): string =>
  `${email.slice(0, 1)}…${email.slice(Math.max(0, email.lastIndexOf('@')))}`;
