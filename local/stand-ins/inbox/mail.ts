/** The mails that the inbox has received, in memory. */
import PostalMime, { type Address } from 'postal-mime';

/** A mail in the API's answers. */
export interface MailView {
  id: string;
  /** epoch milliseconds */
  receivedAt: number;
  /** the real sender and recipients: bare addresses in lower case */
  envelope: { from: string; to: string[] };
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; type: string; url: string }[];
}

export interface Mail extends MailView {
  /** of each attachment */
  contents: Uint8Array[];
  /** the whole message as it came */
  raw: Uint8Array;
}

export class Mailbox {
  #mails: Mail[] = [];
  #count = 0;

  /** @throws Error for an unreadable message */
  async receive(raw: Uint8Array, envelope: MailView['envelope']): Promise<void> {
    const { from, to, cc, subject, text, html, attachments } = await PostalMime.parse(raw);
    this.#count += 1;
    const id = String(this.#count);
    this.#mails.unshift({
      id,
      receivedAt: Date.now(),
      envelope,
      from: from === undefined ? '' : written(from),
      to: [...(to ?? []), ...(cc ?? [])].map(written),
      subject: subject ?? '',
      text: text ?? '',
      html: html ?? '',
      attachments: attachments.map(({ filename, mimeType }, index) => ({
        name: filename ?? (mimeType === 'text/calendar' ? 'invite.ics' : 'attachment'),
        type: mimeType,
        url: `/mails/${id}/attachments/${index}`,
      })),
      contents: attachments.map(({ content }) =>
        typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      ),
      raw,
    });
  }

  /** Newest first. @param to only mails to this address */
  list(to = ''): readonly Mail[] {
    const wanted = to.toLowerCase();
    return this.#mails.filter(({ envelope }) => wanted === '' || envelope.to.includes(wanted));
  }

  clear(): void {
    this.#mails = [];
  }
}

function written({ name, address, group }: Address): string {
  if (group !== undefined) return `${name}: ${group.map(written).join(', ')}`;
  return name === '' ? address : `${name} <${address}>`;
}
