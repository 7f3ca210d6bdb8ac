/**
 * Sends one message to the SMTP server. A failure before the body is sent is certain. After it the outcome is unknown:
 * SMTP cannot be asked.
 */
import { Readable } from 'node:stream';
import type { Sender } from '@tulia/domain/person/sender';
import type { Instant } from '@tulia/domain/time/instant';
import { smtpHost, smtpPassword, smtpPort, smtpUser } from '../platform/params';

export interface Message {
  from: Sender;
  to: string;
  /** each receiver sees the others */
  alsoTo?: readonly string[];
  replyTo: string;
  messageId: string;
  subject: string;
  text: string;
  html: string;
  date: Instant;
  calendars?: readonly { method: 'REQUEST' | 'CANCEL'; content: string }[];
}

export type SendOutcome =
  | { kind: 'sent' }
  /** not delivered; trying again is useless */
  | { kind: 'refused'; problem: string }
  /** not delivered; a later try may succeed */
  | { kind: 'not-now'; problem: string }
  /** the body was sent, but no answer came */
  | { kind: 'open'; problem: string };

const CONNECT_TIMEOUT = 8000;
const SOCKET_TIMEOUT = 20_000;
const HEADER_BREAK = /[\r\n]/;
/** Folding breaks a line before any white space, but the header only continues after a plain space. */
const UNFOLDABLE = /[^\S ]|\p{Cc}/u;

/** The server accepts only ASCII addresses. */
class NoUtf8 extends Error {}
const beyondAscii = (address: string) => /\P{ASCII}/u.test(address);

/** @throws Error when a header value holds a line break */
export const composeMessage = async (message: Message): Promise<Buffer> =>
  (await compiled(message)).build();

async function compiled(message: Message) {
  const { from, to, alsoTo = [], replyTo, messageId, subject } = message;
  const receivers = [to, ...alsoTo];
  const addresses = [from.name, from.address, ...receivers, replyTo, messageId];
  for (const value of [...addresses, subject]) {
    if (HEADER_BREAK.test(value)) throw new Error('line break in a header');
  }
  for (const value of addresses) {
    if (UNFOLDABLE.test(value)) throw new Error('line break in a header');
  }
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer({
    from,
    to: receivers.map((address) => ({ name: '', address })),
    replyTo,
    messageId,
    subject,
    text: message.text,
    html: message.html,
    date: new Date(message.date),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...calendarParts(message.calendars ?? []),
  }).compile();
}

/** One invitation is a part that mail programs show as one; several are files, one event each (RFC 5546). */
function calendarParts(calendars: NonNullable<Message['calendars']>) {
  const [first, ...others] = calendars;
  if (first === undefined) return {};
  if (others.length === 0) return { icalEvent: { ...first, filename: 'session.ics' } };
  return {
    attachments: calendars.map(({ method, content }, index) => ({
      filename: `session-${index + 1}.ics`,
      content,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    })),
  };
}

/** @param mayStillSend called just before the body is sent; false stops the sending */
export async function sendMessage(
  message: Message,
  mayStillSend: () => Promise<boolean>,
): Promise<SendOutcome> {
  const mime = await compiled(message);
  const envelope = mime.getEnvelope();
  const needsUtf8 = beyondAscii([envelope.from, ...envelope.to].join(''));
  const body = await mime.build();
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const connection = new SMTPConnection({
    host: smtpHost.value(),
    port: smtpPort.value(),
    secure: smtpPort.value() === 465,
    // Credentials and bodies never travel in the clear, except to a stand-in on this machine.
    requireTLS: !isLoopback(smtpHost.value()) && smtpPort.value() !== 465,
    ignoreTLS: isLoopback(smtpHost.value()),
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
  });
  const stage = { bodySent: false };
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('connection ended')));
      const settle = (error?: Error | null) => {
        if (error) reject(error);
        else resolve();
      };
      const transmit = () =>
        connection.send(envelope, bodyStream(body, stage, mayStillSend), settle);
      connection.connect((error?: Error | null) => {
        if (error) reject(error);
        // The last response lists the extensions that the server offers.
        else if (needsUtf8 && !/[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse)))
          reject(new NoUtf8());
        else if (smtpUser.value() === '' || smtpUser.value() === 'none' || !connection.allowsAuth) {
          transmit();
        } else {
          const credentials = { user: smtpUser.value(), pass: smtpPassword.value() };
          connection.login({ credentials }, (refused?: Error | null) => {
            if (refused) reject(refused);
            else transmit();
          });
        }
      });
    });
    connection.quit();
    return { kind: 'sent' };
  } catch (error) {
    connection.close();
    return outcomeOf(error, stage.bodySent);
  }
}

/** The library reads this stream only after the server accepted the DATA command. */
function bodyStream(
  body: Buffer,
  stage: { bodySent: boolean },
  mayStillSend: () => Promise<boolean>,
): Readable {
  return new Readable({
    read() {
      void mayStillSend().then(
        (may) => {
          if (!may) {
            this.destroy(new Error('lease lost'));
            return;
          }
          stage.bodySent = true;
          this.push(body);
          this.push(null);
        },
        (error: unknown) =>
          this.destroy(error instanceof Error ? error : new Error('lease unknown')),
      );
    },
  });
}

function outcomeOf(error: unknown, bodySent: boolean): SendOutcome {
  if (error instanceof NoUtf8) return { kind: 'refused', problem: 'no-smtputf8' };
  const code: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'responseCode') : undefined;
  if (typeof code === 'number') {
    return { kind: code >= 500 ? 'refused' : 'not-now', problem: `smtp-${code}` };
  }
  return bodySent
    ? { kind: 'open', problem: 'no-answer' }
    : { kind: 'not-now', problem: 'unreachable' };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '::1';
}
