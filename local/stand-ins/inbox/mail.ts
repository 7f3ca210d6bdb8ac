/** A mail as the inbox keeps it. */
import PostalMime from 'postal-mime';
import type { Address, Attachment } from 'postal-mime';

export interface MailAttachment {
  name: string;
  type: string;
  /** The `method` of a calendar part, e.g. REQUEST. */
  method?: string;
  content: Uint8Array;
}

export interface Mail {
  id: string;
  /** When the server took it, in epoch milliseconds. */
  receivedAt: number;
  /** The envelope: who it was really sent by and to, bare addresses in lower case. */
  envelope: { from: string; to: string[] };
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
  attachments: MailAttachment[];
  /** The whole message as it came. */
  raw: Uint8Array;
}

/** What the API answers: a mail without the contents of its attachments. */
export type MailView = Omit<Mail, 'raw' | 'attachments'> & {
  attachments: { name: string; type: string; method?: string; size: number; url: string }[];
};

/** Reads a message. Throws when it is not one. */
export async function readMail(
  raw: Uint8Array,
  envelope: Mail['envelope'],
  id: string,
  receivedAt: number,
): Promise<Mail> {
  const email = await PostalMime.parse(raw);
  return {
    id,
    receivedAt,
    envelope,
    from: email.from === undefined ? '' : written(email.from),
    to: [...(email.to ?? []), ...(email.cc ?? [])].map(written),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(attachmentOf),
    raw,
  };
}

/** The mail for the API. */
export function viewOf(mail: Mail): MailView {
  return {
    id: mail.id,
    receivedAt: mail.receivedAt,
    envelope: mail.envelope,
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    attachments: mail.attachments.map(({ content, ...attachment }, index) => ({
      ...attachment,
      size: content.byteLength,
      url: `/mails/${mail.id}/attachments/${index}`,
    })),
  };
}

function attachmentOf({ filename, mimeType, method, content }: Attachment): MailAttachment {
  return {
    name: filename ?? (mimeType === 'text/calendar' ? 'invite.ics' : 'attachment'),
    type: mimeType,
    ...(method === undefined ? {} : { method }),
    content:
      typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
  };
}

function written(address: Address): string {
  if (address.group !== undefined)
    return `${address.name}: ${address.group.map(written).join(', ')}`;
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
}
