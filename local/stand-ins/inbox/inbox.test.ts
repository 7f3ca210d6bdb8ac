import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { beforeEach, expect, test } from 'vitest';
import { serve } from '../http/serve';
import type { Served } from '../http/serve';
import { PATIENCE_MS } from '../../test-run/patience';
import { freshFolder } from '../../test-run/fresh-folder';
import { LOCAL_SECRETS } from '../../machine/functions-environment';
import { SmtpFaults } from './faults';
import type { MailView } from './mail';
import { Mailbox } from './mailbox';
import { inboxRoutes } from './routes';
import { serveSmtp } from './smtp';
import type { SmtpInbox } from './smtp';

let folder: string;
let smtp: SmtpInbox;
let web: Served;

beforeEach(async () => {
  folder = freshFolder();
  const mailbox = new Mailbox(folder);
  const faults = new SmtpFaults();
  smtp = await serveSmtp(0, mailbox, faults);
  web = await serve(0, inboxRoutes({ mailbox, faults }));
  return () => Promise.all([smtp.close(), web.close()]);
});

async function send(
  more: SendMailOptions = {},
  { password = LOCAL_SECRETS['SMTP_PASSWORD'], socketTimeout = PATIENCE_MS } = {},
) {
  const transport = createTransport({
    host: '127.0.0.1',
    port: smtp.port,
    auth: { user: LOCAL_SECRETS['SMTP_USER'] ?? '', pass: password ?? '' },
    socketTimeout,
  });
  try {
    await transport.sendMail({
      from: 'Tulia <hello@tulia.example>',
      to: 'Amina <Amina@example.com>',
      subject: 'Your <session>',
      text: 'Karibu',
      html: '<p>Karibu</p><script>top.stolen = 1</script>',
      ...more,
    });
  } finally {
    transport.close();
  }
}

async function api(call: string, init?: RequestInit): Promise<Response> {
  return fetch(`http://127.0.0.1:${web.port}${call}`, init);
}

async function mails(to = ''): Promise<MailView[]> {
  return (await (await api(`/api/mails?to=${to}`)).json()) as MailView[];
}

function fault(smtp: string, times?: number, to?: string): Promise<Response> {
  return api('/api/faults', { method: 'POST', body: JSON.stringify({ smtp, times, to }) });
}

test('a mail arrives in the API, as a file, and can be cleared', async () => {
  await send({ attachments: [{ filename: 'session.ics', content: 'BEGIN:VCALENDAR' }] });
  await send({ to: 'brian@example.com', subject: 'Other' });

  expect((await mails()).map(({ subject }) => subject)).toEqual(['Other', 'Your <session>']);
  const [mail] = await mails('amina@example.com');
  expect(mail).toMatchObject({
    from: 'Tulia <hello@tulia.example>',
    text: expect.stringContaining('Karibu') as string,
    envelope: { from: 'hello@tulia.example', to: ['amina@example.com'] },
    attachments: [{ name: 'session.ics' }],
  });
  const content = await api(mail!.attachments[0]!.url);
  expect((await content.text()).trimEnd()).toBe('BEGIN:VCALENDAR');
  expect(readdirSync(folder)).toEqual(['0001.eml', '0002.eml']);

  await api('/api/mails?to=amina@example.com', { method: 'DELETE' });
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Other']);
  expect(existsSync(path.join(folder, '0001.eml'))).toBe(false);
});

test.each<[string, object]>([
  ['refuse', { responseCode: 550 }],
  ['temporary', { responseCode: 451 }],
  ['accept-then-drop', {}],
  ['hang', { code: 'ETIMEDOUT' }],
])('%s fails the next mail of one recipient, or so many of all', async (kind, error) => {
  const fails = () => expect(send({}, { socketTimeout: 500 })).rejects.toMatchObject({ ...error });
  await fault(kind, 1, 'Amina@example.com');
  await send({ to: 'brian@example.com' });
  await fails();
  await send();
  await fault(kind, 2);
  await fails();
  await fails();
  await send();
  expect(await mails()).toHaveLength(kind === 'accept-then-drop' ? 6 : 3);
});

test('a wrong password, an unknown fault and a number below zero are refused', async () => {
  await expect(send({}, { password: 'wrong' })).rejects.toMatchObject({ responseCode: 535 });
  expect(await mails()).toEqual([]);
  expect((await fault('explode')).status).toBe(400);
  expect((await fault('refuse', -1)).status).toBe(400);
});
