/** Which mails are removed with their delivery status, and which still leave before they are removed. */
import { MAIL_STATES, type Mail } from '@tulia/domain/records/mail';
import { aMail } from '@tulia/domain/testing/mail';
import { DAY } from '@tulia/domain/time/instant';
import { expect, it, vi } from 'vitest';
import { putInOutbox, storedMail, storedStatus } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { eraseMails, expiredMails, letGoOfMails, mailsAbout, mailsTo } from './erase-mails';

vi.mock('../platform/app');

const NOW = 1_800_000_000_000;
const LATER = NOW + 180 * DAY;
const amina = 'amina@example.com';

function put(id: string, part: Partial<Mail> = {}): void {
  const mail: Mail = { ...aMail('booking-confirmed'), expiresAt: LATER, state: 'sent', ...part };
  putInOutbox(id, mail, { expiresAt: mail.expiresAt });
}
const some = (count: number, part: Partial<Mail> = {}) => {
  for (let index = 0; index < count; index += 1) put(`m${index}`, part);
};
/** The mails that are there, and what staff see of mails. */
const left = () => [Object.keys(memory.all('mail')), Object.keys(memory.all('mailStatus'))];
const nothing = [[], []];
const expiryOf = (id: string) => [storedMail(id).expiresAt, storedStatus(id).expiresAt];

it('all mails of a large outbox are erased, and counted', async () => {
  some(450);
  expect(await eraseMails(mailsTo(amina))).toBe(450);
  expect(left()).toEqual(nothing);
});

it('a mail is erased from the instant at which it expires', async () => {
  put('over', { expiresAt: NOW });
  put('kept', { expiresAt: NOW + 1 });
  await eraseMails(expiredMails(NOW));
  expect(left()).toEqual([['kept'], ['kept']]);
});

it('only mails to the given address, or about the given booking, are erased', async () => {
  put('hers', { to: amina, bookingId: 'b1' });
  put('his', { to: 'brian@example.com', bookingId: 'b2' });
  await eraseMails(mailsTo(amina));
  expect(left()).toEqual([['his'], ['his']]);
  await letGoOfMails(mailsAbout('b1'), NOW);
  expect(left()).toEqual([['his'], ['his']]);
  await letGoOfMails(mailsAbout('b2'), NOW);
  expect(left()).toEqual(nothing);
});

const STILL_LEAVES: readonly (readonly [Mail['template'], Mail['state']])[] = [
  ['booking-cancelled', 'pending'],
  ['booking-cancelled', 'sending'],
  ['session-reminder', 'sending'],
];
it.each(
  (['booking-cancelled', 'session-reminder'] as const).flatMap((template) =>
    MAIL_STATES.map((state) => [template, state] as const),
  ),
)(
  'when a client leaves, a %s that is %s is removed, at once or after it was sent',
  async (...mail) => {
    const [template, state] = mail;
    put('m', { template, state });
    await letGoOfMails(mailsTo(amina), NOW);
    const waits = STILL_LEAVES.some((each) => each.join() === mail.join());
    expect(left()).toEqual(waits ? [['m'], ['m']] : nothing);
    if (waits) expect(expiryOf('m')).toEqual([NOW + 2 * DAY, NOW + 2 * DAY]);
  },
);

it.each(MAIL_STATES)('the goodbye email is not removed, also when it is %s', async (state) => {
  put('m', { template: 'account-deleted', state });
  await letGoOfMails(mailsTo(amina), NOW);
  expect(expiryOf('m')).toEqual([LATER, LATER]);
});

it('all mails of a large outbox are marked for removal', async () => {
  some(450);
  await letGoOfMails(mailsTo(amina), NOW);
  expect(left()).toEqual(nothing);
});
