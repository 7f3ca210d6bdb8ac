/**
 * Sends one message to the SMTP server. A failure before the body is sent is certain. After it the outcome is unknown:
 * SMTP cannot be asked.
 */
import { Readable } from 'node:stream';
import type { Sender } from '@tulia/domain/person/sender';
import type { Instant } from '@tulia/domain/time/instant';
import type { ConnectFailure } from '@tulia/domain/practice/connections';
import { isIP } from 'node:net';
import {
  HostPrivate,
  HostUnknown,
  isLoopback,
  LOGIN_REFUSED,
  mailAccount,
  placeOf,
  type MailAccount,
} from './mail-account';

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
  const account = await mailAccount();
  const stage = { bodySent: false };
  try {
    await transmit(account, mime, (body) => bodyStream(body, stage, mayStillSend));
    return { kind: 'sent' };
  } catch (error) {
    return outcomeOf(error, stage.bodySent);
  }
}

/** Sends a message with an account that is not kept yet. @returns why it did not leave; null when it did */
export async function tryAccount(
  account: MailAccount,
  message: Message,
): Promise<ConnectFailure | null> {
  try {
    await transmit(account, await compiled(message), (body) => Readable.from([body]));
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

async function transmit(
  account: MailAccount,
  mime: Awaited<ReturnType<typeof compiled>>,
  streamOf: (body: Buffer) => Readable,
): Promise<void> {
  const envelope = mime.getEnvelope();
  const needsUtf8 = beyondAscii([envelope.from, ...envelope.to].join(''));
  const body = await mime.build();
  const { host, port, login } = account;
  const place = await placeOf(account);
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const connection = new SMTPConnection({
    host: place.host,
    // The certificate is that of the name.
    ...(isIP(host) === 0 && { servername: host }),
    port,
    secure: port === 465,
    // Credentials and bodies never travel in the clear, except to a stand-in on this machine.
    requireTLS: !isLoopback(host) && port !== 465,
    ignoreTLS: isLoopback(host),
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('connection ended')));
      const settle = (error?: Error | null) => {
        if (error) reject(error);
        else resolve();
      };
      const send = () => connection.send(envelope, streamOf(body), settle);
      connection.connect((error?: Error | null) => {
        if (error) reject(error);
        // The last response lists the extensions that the server offers.
        else if (needsUtf8 && !/[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse)))
          reject(new NoUtf8());
        else if (login === null || !connection.allowsAuth) send();
        else {
          connection.login({ credentials: login }, (refused?: Error | null) => {
            if (refused) reject(refused);
            else send();
          });
        }
      });
    });
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
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

/** What the library says of an error: its kind, the command, the cause below it, and the server's code. */
function partsOf(error: unknown) {
  const part = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const [status, cause] = [part('responseCode'), part('originalCode')];
  return {
    code: part('code'),
    command: part('command'),
    cause: typeof cause === 'string' ? cause : '',
    status: typeof status === 'number' ? status : null,
  };
}

function outcomeOf(error: unknown, bodySent: boolean): SendOutcome {
  if (error instanceof NoUtf8) return { kind: 'refused', problem: 'no-smtputf8' };
  const { code, status } = partsOf(error);
  // The account is refused, not this email: it leaves once the account is mended.
  if (code === 'EAUTH' && (status ?? 500) >= 500)
    return { kind: 'not-now', problem: LOGIN_REFUSED };
  if (status !== null) {
    return { kind: status >= 500 ? 'refused' : 'not-now', problem: `smtp-${status}` };
  }
  return bodySent
    ? { kind: 'open', problem: 'no-answer' }
    : { kind: 'not-now', problem: 'unreachable' };
}

function failureOf(error: unknown): ConnectFailure {
  if (error instanceof HostUnknown) return 'host-unknown';
  if (error instanceof HostPrivate) return 'host-private';
  const { code, command, cause, status } = partsOf(error);
  if (code === 'EDNS') return 'host-unknown';
  if (code === 'EAUTH') return 'login-refused';
  if (command === 'MAIL FROM') return 'sender-refused';
  if (code === 'ETLS' || /CERT|SIGNED|VERIFY|TLS|SSL/.test(cause)) return 'certificate-wrong';
  return status === null ? 'mail-silent' : 'email-refused';
}
