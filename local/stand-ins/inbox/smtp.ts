/** The SMTP server: every message goes into the mailbox, unless a fault is ordered. */
import { SMTPServer, type SMTPServerAddress, type SMTPServerSession } from 'smtp-server';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { LOCAL_SECRETS } from '../../machine/functions-environment';
import { HOST } from '../../machine/places';
import type { Faults } from '../http/faults';
import type { Mailbox } from './mail';

export const SMTP_FAULTS = ['refuse', 'temporary', 'hang', 'accept-then-drop'] as const;

/**
 * - `refuse`: the recipient is refused for good (550)
 * - `temporary`: the recipient is refused for now (451)
 * - `hang`: the inbox takes the message and never answers
 * - `accept-then-drop`: the inbox keeps the message and cuts the connection before the 250
 */
export type SmtpFault = (typeof SMTP_FAULTS)[number] | 'ok';

export interface SmtpOrder {
  kind: SmtpFault;
  times?: number;
}

/** @param port 0 for any free one @param faults for a recipient, or for the next messages */
export async function serveSmtp(port: number, mailbox: Mailbox, faults: Faults<SmtpOrder>) {
  const faultOf = new WeakMap<SMTPServerSession, SmtpOrder>();
  const order = (session: SMTPServerSession, fault: SmtpOrder | undefined) => {
    if (fault !== undefined) faultOf.set(session, fault);
  };

  const server = new SMTPServer({
    name: 'inbox.local',
    banner: 'Tulia local inbox',
    logger: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, callback) {
      const known =
        username === LOCAL_SECRETS['SMTP_USER'] && password === LOCAL_SECRETS['SMTP_PASSWORD'];
      if (known) callback(null, { user: username });
      else callback(reply(535, 'Authentication failed'));
    },
    onMailFrom(_address, session, callback) {
      faultOf.delete(session);
      order(session, faults.take());
      callback();
    },
    onRcptTo({ address }, session, callback) {
      order(session, faults.take(address.toLowerCase()));
      const fault = faultOf.get(session)?.kind;
      if (fault === 'refuse') callback(reply(550, 'No such mailbox here'));
      else if (fault === 'temporary') callback(reply(451, 'Try again later'));
      else callback();
    },
    onData(stream, session, callback) {
      const keep = async (): Promise<void> => {
        const raw = await buffer(stream);
        const fault = faultOf.get(session)?.kind;
        if (fault === 'hang') return;
        await mailbox.receive(raw, envelopeOf(session));
        if (fault === 'accept-then-drop') cut(session);
        else callback();
      };
      keep().catch((error: unknown) =>
        callback(reply(554, `Unreadable message: ${String(error)}`)),
      );
    },
  });

  function cut(session: SMTPServerSession): void {
    for (const connection of server.connections) {
      if (connection.session === session) connection._socket.destroy();
    }
  }

  // A client may go away in the middle.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function envelopeOf({ envelope }: SMTPServerSession): { from: string; to: string[] } {
  const bare = ({ address }: SMTPServerAddress): string => address.toLowerCase();
  return {
    from: envelope.mailFrom === false ? '' : bare(envelope.mailFrom),
    to: envelope.rcptTo.map(bare),
  };
}

const reply = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });
