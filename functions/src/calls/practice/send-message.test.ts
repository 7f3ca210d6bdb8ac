/** The contact form: what is kept of a message, and that the practice's email says nothing of it by itself. */
import { TO_PRACTICE } from '@tulia/domain/booking/mails/mail-table';
import { messages, OPEN_MESSAGE_KEPT } from '@tulia/domain/records/message';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../mail/render';
import { aGuest } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { sendMessage } from './send-message';

vi.mock('../../platform/app');

const NOW = 1_800_000_000_000;
const said = {
  requestId: 'request-1',
  name: ' Brian Mutua ',
  email: 'Brian@Example.com',
  subject: 'general' as const,
  message: 'Is there parking?',
  honeypot: '',
  language: 'sw' as const,
};
const send = (change: Partial<typeof said> = {}, address: string | null = null) =>
  sendMessage.handler(
    { ...said, ...change },
    { caller: aGuest({ address }), clock: { now: () => NOW } },
  );
const kept = () => Object.values(memory.all('messages')).map((each) => messages.fromStored(each));

beforeEach(() => vi.stubEnv('MESSAGES_PER_ADDRESS', '10'));

it('a message is kept for a year until it is answered, once however often it is sent', async () => {
  const sent = await send();
  expect(await send({ email: 'brian@example.com' })).toEqual(sent);
  expect(kept()).toEqual([
    {
      name: 'Brian Mutua',
      email: 'brian@example.com',
      subject: 'general',
      message: 'Is there parking?',
      language: 'sw',
      answered: false,
      answer: null,
      createdAt: NOW,
      expiresAt: NOW + OPEN_MESSAGE_KEPT,
    },
  ]);
  expect(emails()).toHaveLength(1);
});

it('the practice gets an email about a message in its own language; the outbox entry has no text of the message', async () => {
  const { messageId } = await send();
  const email = { to: TO_PRACTICE, template: 'contact-message', language: 'en' };
  expect(emails()).toMatchObject([{ ...email, bookingId: null, parameters: { messageId } }]);
  expect(JSON.stringify(emails())).not.toMatch(/brian|parking/i);
});

it('the email about a message escapes its text, and replies go to the sender', async () => {
  vi.stubEnv('MAIL_FROM', 'Tulia <hello@tulia.example>');
  memory.put(PRACTICE_SETTINGS_PATH, { email: 'practice@tulia.example' });
  await send({ message: 'Is there <b>parking</b>?' });
  const [email] = emails();
  const found = email && (await render('message', email, NOW));
  expect(found).toMatchObject({ to: 'practice@tulia.example', replyTo: 'brian@example.com' });
  expect(found?.text).toContain('Is there <b>parking</b>?');
  expect(found?.html).toContain('Is there &lt;b&gt;parking&lt;/b&gt;?');
});

it('the same request id from another sender makes another message', async () => {
  const { messageId } = await send();
  expect((await send({ email: 'rose@example.com' })).messageId).not.toBe(messageId);
  expect(kept()).toHaveLength(2);
});

it('a robot’s message is not stored, and one address sends ten messages an hour', async () => {
  await expect(send({ honeypot: 'x' })).rejects.toMatchObject({ code: 'spam' });
  expect(kept()).toEqual([]);
  for (let count = 0; count < 10; count += 1)
    await send({ requestId: `request-${String(count)}` }, 'from-here');
  await send({ requestId: 'request-9' }, 'from-here');
  const more = send({ requestId: 'request-10' }, 'from-here');
  await expect(more).rejects.toMatchObject({ code: 'rate-limited' });
  await expect(send({ requestId: 'request-10' }, 'elsewhere')).resolves.toBeDefined();
});
