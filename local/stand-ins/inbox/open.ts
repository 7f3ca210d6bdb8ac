/** The mail inbox of a local world: SMTP server, mailbox, web page and test API. */
import { serve } from '../http/serve';
import type { Ports } from '../../machine/ports';
import { SmtpFaults } from './faults';
import { Mailbox } from './mailbox';
import { inboxRoutes } from './routes';
import { serveSmtp } from './smtp';

export interface Inbox {
  close(): Promise<void>;
}

/** Opens the inbox; mails are also kept as files in `folder`, which is emptied first. */
export async function openInbox(ports: Ports, folder: string): Promise<Inbox> {
  const mailbox = new Mailbox(folder);
  const faults = new SmtpFaults();
  const smtp = await serveSmtp(ports.smtp, mailbox, faults);
  const web = await serve(ports.inbox, inboxRoutes({ mailbox, faults }));
  return {
    close: async () => {
      await Promise.all([smtp.close(), web.close()]);
    },
  };
}
