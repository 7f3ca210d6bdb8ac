/**
 * Opens the staff member's mail program with an answer begun (RFC 6068). The link does not quote the message:
 * addresses end up in histories, which hold nothing about a person's troubles.
 */
export function replyLink(message: { email: string }, subject: string): string {
  return `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`;
}
