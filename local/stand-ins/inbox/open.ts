/**
 * The mail inbox: an SMTP server, and a page at `/` with what it received.
 * For tests: `GET /_mails?to=`, `POST /_faults {kind, times?, to?}`.
 */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { answerOrder, Faults } from '../http/faults';
import { BACK, html, list, page } from '../http/page';
import { json, serve, type Answer, type Handler } from '../http/serve';
import { Mailbox, type Mail, type MailView } from './mail';
import { serveSmtp, SMTP_FAULTS, type SmtpOrder } from './smtp';

/** @param ports 0: any free one */
export async function openInbox(ports: { smtp: number; inbox: number }) {
  const mailbox = new Mailbox();
  const faults = new Faults<SmtpOrder>();
  const smtp = await serveSmtp(ports.smtp, mailbox, faults);
  const web = await serve(ports.inbox, inboxRoutes(mailbox, faults));
  return {
    smtp: smtp.port,
    inbox: web.port,
    close: async () => {
      await Promise.all([smtp.close(), web.close()]);
    },
  };
}

const inboxRoutes =
  (mailbox: Mailbox, faults: Faults<SmtpOrder>): Handler =>
  ({ method, url, body }) => {
    const [first = '', id, part, index] = url.pathname.split('/').filter(Boolean);
    switch (`${method} /${first}`) {
      case 'GET /':
        return listPage(mailbox.list());
      case 'POST /clear':
        mailbox.clear();
        return BACK;
      case 'GET /_mails':
        return json(withoutBytes(mailbox.list(url.searchParams.get('to') ?? '')));
      case 'POST /_faults':
        return answerOrder<SmtpOrder & { to?: string }>(body, SMTP_FAULTS, ({ to, ...order }) =>
          faults.set(order, to?.toLowerCase()),
        );
      case 'GET /mails': {
        const mail = mailbox.list().find((each) => each.id === id);
        if (mail !== undefined) return mailAnswer(mail, part, Number(index));
      }
    }
    return { status: 404, body: 'Nothing here.' };
  };

function mailAnswer(mail: Mail, part: string | undefined, index: number): Answer {
  if (part === undefined) return mailPage(mail);
  if (part === 'raw')
    return {
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: mail.raw,
    };
  const [attachment, body] = [mail.attachments[index], mail.contents[index]];
  if (attachment === undefined || body === undefined)
    return { status: 404, body: 'No such attachment.' };
  const headers = {
    // Only ever a download: an attachment must not run as a page of the inbox.
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
  };
  return { status: 200, headers, body };
}

const withoutBytes = (mails: readonly Mail[]): MailView[] =>
  mails.map((mail) => ({ ...mail, raw: undefined, contents: undefined }));

const clock = (instant: number) =>
  `${new Date(instant).toLocaleTimeString('en-GB', { timeZone: PRACTICE_ZONE })} EAT`;
const subjectOf = ({ subject }: Mail) => subject || '(no subject)';

function listPage(mails: readonly Mail[]): Answer {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/mails/${mail.id}">${subjectOf(mail)}</a><br />
        ${clock(mail.receivedAt)}, ${mail.from} to ${mail.envelope.to.join(', ')}
      </li>`,
  );
  return page(
    `Inbox (${mails.length})`,
    html`${list(rows, 'No mail yet. Everything Tulia sends arrives here.')}
      <form method="post" action="/clear"><button>Delete all mails</button></form>`,
  );
}

/** The HTML of a mail is shown in a sandbox, where it can run nothing; its links open beside the inbox. */
function mailPage(mail: Mail): Answer {
  const { id, from, to, receivedAt, envelope, text, attachments } = mail;
  const links = attachments.map(
    ({ name, type, url }) => html`<li><a href="${url}" download="${name}">${name}</a> ${type}</li>`,
  );
  return page(
    subjectOf(mail),
    html`<p><a href="/">Back to the inbox</a>, <a href="/mails/${id}/raw">as it came</a></p>
      <p>
        ${clock(receivedAt)}, from ${from} to ${to.join(', ')}, sent to ${envelope.to.join(', ')}
      </p>
      ${list(links, 'No attachments.')}
      ${
        mail.html === ''
          ? ''
          : html`<iframe
              title="Message"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcdoc="${`<base target="_blank">${mail.html}`}"
            ></iframe>`
      }
      <pre>${text}</pre>`,
  );
}
