import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMessage, type Message } from './smtp';

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
  it('carries what was said, to one person, under its own Message-ID', async () => {
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

  it('a recipient is one address, whatever is in it', async () => {
    const mail = await read({ to: 'a@example.com, evil@example.com' });
    expect(mail.headers.some(({ key }) => key === 'bcc' || key === 'cc')).toBe(false);
  });
});
