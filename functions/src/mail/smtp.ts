/**
 * Hands one message to the SMTP server, and says how that went. The stages are told apart because they mean different
 * things: before the body is sent a failure is certain, after it the outcome is open (SMTP has no way to ask).
 */
import { Readable } from 'node:stream';
import type { Instant } from '@tulia/domain/time/instant';
import { smtpHost, smtpPassword, smtpPort, smtpUser } from '../platform/params';

export interface Message {
  from: string;
  to: string;
  /** further receivers; each sees the others */
  alsoTo?: readonly string[];
  replyTo: string;
  messageId: string;
  subject: string;
  text: string;
  html: string;
  date: Instant;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

export type SendOutcome =
  | { kind: 'sent' }
  /** certainly not delivered, and never will be like this */
  | { kind: 'refused'; problem: string }
  /** certainly not delivered; later may do */
  | { kind: 'not-now'; problem: string }
  /** the body went out and no answer came */
  | { kind: 'open'; problem: string };

const CONNECT_TIMEOUT = 8000;
const SOCKET_TIMEOUT = 20_000;
const HEADER_BREAK = /[\r\n]/;
/** Folding breaks a line before any white space, but only before a plain space is it still the same header. */
const UNFOLDABLE = /[^\S ]|\p{Cc}/u;

const receiversOf = ({ to, alsoTo = [] }: Message) => [to, ...alsoTo];

/** The bytes of a message. @throws Error when a header value holds a line break */
export async function composeMessage(message: Message): Promise<Buffer> {
  for (const value of [
    message.from,
    ...receiversOf(message),
    message.replyTo,
    message.messageId,
    message.subject,
  ]) {
    if (HEADER_BREAK.test(value)) throw new Error('line break in a header');
  }
  for (const value of [message.from, ...receiversOf(message), message.replyTo, message.messageId]) {
    if (UNFOLDABLE.test(value)) throw new Error('line break in a header');
  }
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer({
    from: message.from,
    to: receiversOf(message).map((address) => ({ name: '', address })),
    replyTo: message.replyTo,
    messageId: message.messageId,
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: new Date(message.date),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(message.calendar && {
      icalEvent: { ...message.calendar, filename: 'session.ics' },
    }),
  })
    .compile()
    .build();
}

/**
 * @param mayStillSend asked at the last moment before the body goes out; false stops it
 */
export async function sendMessage(
  message: Message,
  mayStillSend: () => Promise<boolean>,
): Promise<SendOutcome> {
  const body = await composeMessage(message);
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
      connection.once('end', () => {
        reject(new Error('connection ended'));
      });
      const settle = (error?: Error | null) => {
        if (error) reject(error);
        else resolve();
      };
      const transmit = () => {
        const envelope = { from: addressOf(message.from), to: receiversOf(message) };
        connection.send(envelope, bodyStream(body, stage, mayStillSend), settle);
      };
      connection.connect((error?: Error | null) => {
        if (error) reject(error);
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

/** The body, read only when the server has said "go ahead". */
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

/** The address of "Name <post@example.com>". */
export function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}
