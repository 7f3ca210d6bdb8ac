import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMessage, sendMessage, type Message } from './smtp';

const message: Message = {
  from: { name: 'Tulia', address: 'hello@tulia.example' },
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
  it('sends its text to one receiver, under its own Message-ID', async () => {
    const mail = await read();
    const { subject, messageId } = message;
    const to = [{ name: '', address: 'amina@example.com' }];
    expect(mail).toMatchObject({ subject, messageId, to });
    expect(mail.text?.trim()).toBe('Habari');
  });

  it('carries the invitation with its method', async () => {
    const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
    const { attachments } = await read({ calendars: [{ method: 'CANCEL', content }] });
    expect(attachments.map(({ method }) => method)).toContain('CANCEL');
    expect(attachments.map(({ filename }) => filename)).toContain('session.ics');
  });

  it('carries several invitations as one file each', async () => {
    const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
    const calendar = { method: 'REQUEST', content } as const;
    const { attachments } = await read({ calendars: [calendar, calendar] });
    expect(attachments.map(({ filename }) => filename)).toEqual(['session-1.ics', 'session-2.ics']);
    for (const { mimeType, method } of attachments)
      expect([mimeType, method]).toEqual(['text/calendar', 'REQUEST']);
  });

  const BREAK = 'a@b.example\r\nBcc: evil@example.com';
  it.each([
    ...(['subject', 'to', 'replyTo', 'messageId'] as const).map((field) => ({ [field]: BREAK })),
    { from: { name: BREAK, address: 'hello@tulia.example' } },
    { from: { name: 'Tulia', address: BREAK } },
  ])('refuses a line break in %j', async (changes) => {
    await expect(composeMessage({ ...message, ...changes })).rejects.toThrow('line break');
  });

  it.each(['Tulia: Counselling', 'Tulia <x@y.ke>', 'Tulia, "Rest"; (Nairobi)'])(
    'the sender keeps the name %s and the one address',
    async (name) => {
      const { from } = await read({ from: { name, address: 'hello@tulia.example' } });
      expect(from).toEqual({ name, address: 'hello@tulia.example' });
    },
  );

  it('a recipient stays one address, also with signs that separate addresses', async () => {
    const mail = await read({ to: 'a@example.com, evil@example.com' });
    expect(mail.headers.some(({ key }) => key === 'bcc' || key === 'cc')).toBe(false);
  });
});

describe('sendMessage', () => {
  /** What reached a server that offers no STARTTLS, as when an attacker on the way removes it. */
  let heard: string[];
  /** the same as it stood on the line; the server turns domains back into Unicode */
  let wire: string;
  /** the code with which it refuses emails; null while it takes them */
  let refusal: number | null = null;
  let loginRefusal: number | null = null;
  let server: SMTPServer;
  const listen = async (takesUtf8: boolean) => {
    heard = [];
    wire = '';
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      hideSMTPUTF8: !takesUtf8,
      allowInsecureAuth: true,
      onAuth: ({ username = '', password = '' }, _session, answer) => {
        heard.push(`login ${username} ${password}`);
        if (loginRefusal === null) answer(null, { user: username });
        else answer(Object.assign(new Error('no'), { responseCode: loginRefusal }));
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
        stream.once('data', () => heard.push('email'));
        stream.on('end', () => {
          answer(
            refusal === null ? null : Object.assign(new Error('no'), { responseCode: refusal }),
          );
        });
      },
    });
    server.server.on('connection', (socket: Socket) =>
      socket.on('data', (part) => (wire += part.toString())),
    );
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    const { port } = server.server.address() as AddressInfo;
    vi.stubEnv('SMTP_PORT', String(port));
    vi.stubEnv('SMTP_USER', 'tulia');
    vi.stubEnv('SMTP_PASSWORD', 'its-password');
  };
  beforeEach(() => listen(true));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const again = async (takesUtf8: boolean) => {
    await close();
    await listen(takesUtf8);
  };
  afterEach(async () => {
    vi.unstubAllEnvs();
    await close();
  });
  const send = (host: string, changes: Partial<Message> = {}) => {
    vi.stubEnv('SMTP_HOST', host);
    return sendMessage({ ...message, ...changes }, () => Promise.resolve(true));
  };

  it('sends neither password nor email in the clear, except to a stand-in on this machine', async () => {
    // The same server, under a name that is none of a stand-in's.
    expect((await send('0.0.0.0')).kind).not.toBe('sent');
    expect(heard).toEqual([]);
    expect(await send('127.0.0.1')).toEqual({ kind: 'sent' });
    expect(heard).toEqual([
      'login tulia its-password',
      'from hello@tulia.example',
      'to amina@example.com',
      'email',
    ]);
  });

  it('a non-ASCII domain is written in ASCII in envelope and email', async () => {
    await again(false);
    const from = { name: 'Müller: Praxis', address: 'post@praxis-müller.de' };
    const sent = await send('127.0.0.1', { to: 'amina@müller.example', from });
    expect(sent).toEqual({ kind: 'sent' });
    expect(wire).toContain('MAIL FROM:<post@xn--praxis-mller-klb.de>');
    expect(wire).toContain('RCPT TO:<amina@xn--mller-kva.example>');
    expect(wire).toMatch(/^From: .* <post@xn--praxis-mller-klb\.de>/m);
    expect(wire).toContain('To: amina@xn--mller-kva.example');
  });

  it('an address with a non-ASCII local part is sent only to a server that accepts it', async () => {
    expect(await send('127.0.0.1', { to: 'jürgen@example.com' })).toEqual({ kind: 'sent' });
    expect(heard).toContain('to jürgen@example.com');
    expect(wire).toContain('To: jürgen@example.com');
    await again(false);
    expect(await send('127.0.0.1', { to: 'jürgen@example.com' })).toEqual({
      kind: 'refused',
      problem: 'no-smtputf8',
    });
    expect(heard).toEqual([]);
  });

  it.each([
    [550, 'refused'],
    [554, 'refused'],
    [451, 'not-now'],
  ])('an email that the server answers with %i is %s', async (code, kind) => {
    refusal = code;
    expect(await send('127.0.0.1')).toEqual({ kind, problem: `smtp-${code}` });
    refusal = null;
  });

  it.each([
    [535, 'login-refused'],
    [454, 'smtp-454'],
  ])('an email waits while the server answers the login with %i', async (code, problem) => {
    loginRefusal = code;
    expect(await send('127.0.0.1')).toEqual({ kind: 'not-now', problem });
    loginRefusal = null;
  });

  it('sends no body once the lease is lost', async () => {
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
    expect(await sendMessage(message, () => Promise.resolve(false))).toEqual({
      kind: 'not-now',
      problem: 'unreachable',
    });
    expect(heard).not.toContain('email');
  });
});
