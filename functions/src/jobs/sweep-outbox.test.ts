/** Which mails and notifications a sweep takes up: those that are due, the oldest first, and no more than it can. */
import { mailStatuses, mailStatusPath, type Mail } from '@tulia/domain/records/mail';
import { pushPath, pushes } from '@tulia/domain/records/push';
import { aMail } from '@tulia/domain/testing/mail';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { putMail, storedMail } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { runSweepOutbox } from './sweep-outbox';

vi.mock('../platform/app');
vi.mock('../platform/log');
/** The messages that reached the server, in order; one address cannot be reached. */
const sent: string[] = [];
vi.mock('../mail/smtp', () => ({
  sendMessage: ({ to }: { to: string }) => {
    if (to === 'broken@example.com') return Promise.reject(new Error('broken'));
    sent.push(to);
    return Promise.resolve({ kind: 'sent' });
  },
}));

const NOW = 1_800_000_000_000;
const clock = { now: () => NOW };
const email: Mail = {
  ...aMail('account-deleted'),
  bookingId: null,
  state: 'pending',
  attempts: 0,
  leaseToken: null,
  leaseUntil: null,
  expiresAt: NOW + DAY,
  createdAt: NOW - DAY,
  dueSince: NOW,
};
function put(id: string, part: Partial<Mail> = {}): void {
  const mail = { ...email, to: `${id}@example.com`, notBefore: NOW, ...part };
  putMail(id, mail);
  memory.put(mailStatusPath(id), mailStatuses.toStoredPart({ state: mail.state }));
}

beforeEach(() => {
  vi.stubEnv('MAIL_FROM', 'Tulia <hello@tulia.example>');
  sent.length = 0;
});

const aboutMessage = { template: 'contact-message', parameters: { messageId: 'gone' } } as const;
const sending = { state: 'sending', leaseToken: 'a' } as const;

it.each<[string, Partial<Mail>, string]>([
  ['is due', {}, 'sent'],
  ['is due in a moment', { notBefore: NOW + 1 }, 'pending'],
  ['was sent', { state: 'sent' }, 'sent'],
  ['failed', { state: 'failed' }, 'failed'],
  ['is about a message that is erased', aboutMessage, 'skipped'],
  ['another worker is sending', { ...sending, leaseUntil: NOW + 1, notBefore: NOW + 1 }, 'sending'],
  ['lost its worker while it was sent', { ...sending, leaseUntil: NOW }, 'unknown'],
])('a mail that %s', async (what, part, state) => {
  put('m1', part);
  await runSweepOutbox(clock);
  expect(storedMail('m1').state).toBe(state);
  expect(sent).toEqual(what === 'is due' ? ['m1@example.com'] : []);
});

it('a sweep takes the fifty that waited longest, and the next sweep the rest', async () => {
  for (let index = 0; index < 60; index += 1) put(`m${index}`, { notBefore: NOW - index * MINUTE });
  expect(await runSweepOutbox(clock)).toBe(50);
  expect(sent[0]).toBe('m59@example.com');
  expect(sent).not.toContain('m9@example.com');
  expect(await runSweepOutbox(clock)).toBe(10);
  expect(new Set(sent).size).toBe(60);
});

it('a mail that cannot be sent keeps no other waiting, nor does a damaged one', async () => {
  put('broken');
  put('damaged', { notBefore: NOW - MINUTE });
  await memory.doc(mailStatusPath('damaged')).delete();
  put('m1', { notBefore: NOW - 2 * MINUTE });
  put('m2');
  await runSweepOutbox(clock);
  expect(sent).toEqual(['m1@example.com', 'm2@example.com']);
});

it('an expired notification is removed, and one that is not due stays', async () => {
  const push = { bookingId: 'gone', startsAt: NOW, attempts: 0, createdAt: NOW - 1, reached: [] };
  memory.put(pushPath('p1'), pushes.toStoredPart({ ...push, dueAt: NOW }));
  memory.put(pushPath('p2'), pushes.toStoredPart({ ...push, dueAt: NOW + 1 }));
  expect(await runSweepOutbox(clock)).toBe(1);
  expect(Object.keys(memory.all('pushes'))).toEqual(['p2']);
});
