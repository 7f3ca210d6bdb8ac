import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMessage, sendMessage, type Message } from './smtp';

const message: Message = {
  from: 'Tulia <hello@tulia.example>',
  to: 'amina@example.com',
  replyTo: 'hello@tulia.example',
  messageId: '<mail1@tulia.example>',
  subject: 'Nafasi yako — imethibitishwa',
  text: 'Habari',
  html: '<p>Habari</p>',
  date: Date.parse('2026-11-23T10:00:00+03:00'),
};

const read = async (changes: Partial<Message> = {}) =>
  PostalMime.parse(await composeMessage({ ...message, ...changes }));

describe('composeMessage', () => {
  it('carries its text to one person, under its own Message-ID', async () => {
    const mail = await read();
    expect(mail.subject).toBe(message.subject);
    expect(mail.messageId).toBe(message.messageId);
    expect(mail.to).toEqual([{ name: '', address: 'amina@example.com' }]);
    expect(mail.text?.trim()).toBe('Habari');
  });

  it('carries the invitation with its method', async () => {
    const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
    const mail = await read({ calendar: { method: 'CANCEL', content } });
    const parts = mail.attachments.filter((each) => /calendar|ics/.test(each.mimeType));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.some((each) => each.method === 'CANCEL')).toBe(true);
  });

  it.each(['subject', 'to', 'from', 'replyTo', 'messageId'] as const)(
    'refuses a line break in %s',
    async (field) => {
      await expect(
        composeMessage({ ...message, [field]: 'a@b.example\r\nBcc: evil@example.com' }),
      ).rejects.toThrow('line break');
    },
  );

  it('a recipient is one address, also with signs that would part it into several', async () => {
    const mail = await read({ to: 'a@example.com, evil@example.com' });
    expect(mail.headers.some(({ key }) => key === 'bcc' || key === 'cc')).toBe(false);
  });
});

describe('sendMessage', () => {
  /** What reached a server that offers no STARTTLS, as when an attacker on the way removes it. */
  let heard: string[];
  let server: SMTPServer;
  beforeEach(async () => {
    heard = [];
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username = '', password = '' }, _session, answer) => {
        heard.push(`login ${username} ${password}`);
        answer(null, { user: username });
      },
      onMailFrom: ({ address }, _session, answer) => {
        heard.push(`from ${address}`);
        answer();
      },
      onRcptTo: ({ address }, _session, answer) => {
        heard.push(`to ${address}`);
        answer();
      },
      onData: (stream, _session, answer) => {
        stream.once('data', () => heard.push('letter'));
        stream.on('end', () => {
          answer();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    const { port } = server.server.address() as AddressInfo;
    vi.stubEnv('SMTP_PORT', String(port));
    vi.stubEnv('SMTP_USER', 'tulia');
    vi.stubEnv('SMTP_PASSWORD', 'its-password');
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });
  const send = (host: string) => {
    vi.stubEnv('SMTP_HOST', host);
    return sendMessage(message, () => Promise.resolve(true));
  };

  it('sends neither password nor letter in the clear, except to a stand-in on this machine', async () => {
    // The same server, under a name that is none of a stand-in's.
    expect((await send('0.0.0.0')).kind).not.toBe('sent');
    expect(heard).toEqual([]);
    expect(await send('127.0.0.1')).toEqual({ kind: 'sent' });
    expect(heard).toEqual([
      'login tulia its-password',
      'from hello@tulia.example',
      'to amina@example.com',
      'letter',
    ]);
  });

  it('sends no body once it may not any more', async () => {
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
    expect(await sendMessage(message, () => Promise.resolve(false))).toEqual({
      kind: 'not-now',
      problem: 'unreachable',
    });
    expect(heard).not.toContain('letter');
  });
});
