import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { beforeEach, expect, test } from 'vitest';
import { LOCAL_SECRETS } from '../../machine/functions-environment';
import { PATIENCE_MS } from '../../test-run/patience';
import type { MailView } from './mail';
import { openInbox } from './open';

let inbox: Awaited<ReturnType<typeof openInbox>>;

beforeEach(async () => {
  inbox = await openInbox({ smtp: 0, inbox: 0 });
  return () => inbox.close();
});

async function send(
  more: SendMailOptions = {},
  { password = LOCAL_SECRETS['SMTP_PASSWORD'], socketTimeout = PATIENCE_MS } = {},
) {
  const transport = createTransport({
    host: '127.0.0.1',
    port: inbox.smtp,
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
  return fetch(`http://127.0.0.1:${inbox.inbox}${call}`, init);
}

async function mails(to = ''): Promise<MailView[]> {
  return (await (await api(`/_mails?to=${to}`)).json()) as MailView[];
}

function fault(kind: string, times?: number, to?: string): Promise<Response> {
  return api('/_faults', { method: 'POST', body: JSON.stringify({ kind, times, to }) });
}

test('a mail arrives, is shown without running anything, and can be cleared', async () => {
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
  const shown = await (await api('/mails/1')).text();
  expect(shown).toContain('<h1>Your &lt;session&gt;</h1>');
  expect(shown).toMatch(/<iframe[^>]+sandbox="allow-popups [^>]+&lt;script&gt;top/);

  await api('/clear', { method: 'POST' });
  expect(await mails()).toEqual([]);
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

test('a wrong password and an unknown fault are refused', async () => {
  await expect(send({}, { password: 'wrong' })).rejects.toMatchObject({ responseCode: 535 });
  expect(await mails()).toEqual([]);
  expect((await fault('explode')).status).toBe(400);
});
