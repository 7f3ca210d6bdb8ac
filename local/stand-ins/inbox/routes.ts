/**
 * What the inbox answers.
 *
 * Pages: `/`, `/mails/:id`, `/mails/:id/raw`, `/mails/:id/attachments/:index`.
 * For tests: `GET /api/mails?to=`, `GET /api/mails/:id`, `DELETE /api/mails?to=`,
 * `GET|POST /api/faults`, `GET /api/version`.
 */
import { answerOrder } from '../http/faults';
import { json } from '../http/serve';
import type { Answer, Handler } from '../http/serve';
import { SMTP_ORDER, type SmtpFaults } from './faults';
import { viewOf } from './mail';
import { mailPage } from './mail-page';
import type { Mailbox } from './mailbox';
import { listPage } from './page';

export interface InboxParts {
  mailbox: Mailbox;
  faults: SmtpFaults;
}

/** The handler of the inbox's web server. */
export function inboxRoutes({ mailbox, faults }: InboxParts): Handler {
  return ({ method, url, body }) => {
    const [first, second, third, fourth] = url.pathname.split('/').filter(Boolean);
    const ask = `${method} /${first ?? ''}`;

    if (ask === 'GET /') return page(listPage(mailbox.list(), String(mailbox.version)));
    if (ask === 'POST /clear') {
      mailbox.clear();
      return { status: 303, headers: { location: '/' } };
    }
    if (ask === 'GET /mails') return mailAnswer(mailbox, second, third, fourth);
    if (first !== 'api') return { status: 404, body: 'Nothing here.' };

    switch (`${method} ${second ?? ''}`) {
      case 'GET mails': {
        if (third === undefined) {
          return json(mailbox.list(url.searchParams.get('to') ?? undefined).map(viewOf));
        }
        const mail = mailbox.find(third);
        return mail === undefined ? json({ error: 'no such mail' }, 404) : json(viewOf(mail));
      }
      case 'DELETE mails':
        mailbox.clear(url.searchParams.get('to') ?? undefined);
        return { status: 204 };
      case 'GET faults':
        return json(faults.current);
      case 'POST faults':
        return answerOrder(body, SMTP_ORDER, ({ smtp, times, to }) => {
          faults.set(smtp, times, to);
          return faults.current;
        });
      case 'GET version':
        return json({ version: String(mailbox.version) });
      default:
        return json({ error: 'no such call' }, 404);
    }
  };
}

function mailAnswer(mailbox: Mailbox, id = '', part?: string, index?: string): Answer {
  const mail = mailbox.find(id);
  if (mail === undefined) return { status: 404, body: 'No such mail.' };
  if (part === undefined) return page(mailPage(mail));
  if (part === 'raw') {
    return { status: 200, headers: { 'content-type': 'message/rfc822' }, body: mail.raw };
  }
  const attachment = part === 'attachments' ? mail.attachments[Number(index)] : undefined;
  if (attachment === undefined) return { status: 404, body: 'No such attachment.' };
  return {
    status: 200,
    headers: {
      // Only ever a download: an attachment must not run as a page of the inbox.
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
    },
    body: attachment.content,
  };
}

function page(body: string): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body,
  };
}
