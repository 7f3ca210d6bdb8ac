/** A `mailto:` link (RFC 6068). It does not quote the message: browsers keep links in their history. */
export function replyLink(message: { email: string }, subject: string): string {
  return `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`;
}
