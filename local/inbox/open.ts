/** The mail inbox of a local world: SMTP server, mailbox, web page and test API. */
import { serve } from '../http/serve';
import { HOST, PROJECT } from '../places';
import type { Ports } from '../ports';
import { accountLinks } from './account-links';
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
  const codes = `http://${HOST}:${ports.auth}/emulator/v1/projects/${PROJECT}/oobCodes`;
  const site = `http://${HOST}:${ports.hosting}`;
  const smtp = await serveSmtp(ports.smtp, mailbox, faults);
  const web = await serve(
    ports.inbox,
    inboxRoutes({ mailbox, faults, links: (email) => accountLinks(codes, site, email) }),
  );
  return {
    close: async () => {
      await Promise.all([smtp.close(), web.close()]);
    },
  };
}
