/**
 * Opens the admin's own mail program with an answer begun (RFC 6068). The message itself is not quoted: addresses of pages
 * and links end up in histories, where nothing about a person's troubles belongs.
 */
export function replyLink(message: { email: string }, subject: string): string {
  return `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`;
}
