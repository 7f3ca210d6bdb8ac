/**
 * The SMTP server at the network edge. It speaks real SMTP with plain log-in over the loopback
 * address; every message that arrives goes into the mailbox, unless a fault is set.
 */
import { SMTPServer } from 'smtp-server';
import type { SMTPServerAddress, SMTPServerSession } from 'smtp-server';
import type { Readable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { HOST } from '../../machine/places';
import { LOCAL_SECRETS } from '../../machine/functions-environment';
import type { SmtpFault, SmtpFaults } from './faults';
import type { Mailbox } from './mailbox';

export interface SmtpInbox {
  port: number;
  close(): Promise<void>;
}

/** Listens on 127.0.0.1 at this port (0: any free one). */
export async function serveSmtp(
  port: number,
  mailbox: Mailbox,
  faults: SmtpFaults,
): Promise<SmtpInbox> {
  const faultOf = new WeakMap<SMTPServerSession, SmtpFault>();

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
      faultOf.set(session, faults.take());
      callback();
    },
    onRcptTo({ address }, session, callback) {
      const own = faults.takeFor(address);
      if (own !== undefined) faultOf.set(session, own);
      const fault = faultOf.get(session);
      if (fault === 'refuse') callback(reply(550, 'No such mailbox here'));
      else if (fault === 'temporary') callback(reply(451, 'Try again later'));
      else callback();
    },
    onData(stream, session, callback) {
      const keep = async (): Promise<void> => {
        const raw = await bytesOf(stream);
        const fault = faultOf.get(session);
        if (fault === 'hang') return;
        await mailbox.receive(raw, envelopeOf(session));
        if (fault === 'accept-then-drop') cut(session);
        else callback();
      };
      keep().catch((error: unknown) => {
        callback(reply(554, `Unreadable message: ${String(error)}`));
      });
    },
  });

  function cut(session: SMTPServerSession): void {
    for (const connection of server.connections) {
      if (connection.session === session) connection._socket.destroy();
    }
  }

  // A client that goes away in the middle is a client's matter.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, HOST, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function envelopeOf({ envelope }: SMTPServerSession): { from: string; to: string[] } {
  const bare = ({ address }: SMTPServerAddress): string => address.toLowerCase();
  return {
    from: envelope.mailFrom === false ? '' : bare(envelope.mailFrom),
    to: envelope.rcptTo.map(bare),
  };
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function bytesOf(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
