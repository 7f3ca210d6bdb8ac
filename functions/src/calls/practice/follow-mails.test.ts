/** Staff's decision about a mail that failed or is `unknown`: it is sent again, or closed. */
import {
  MAIL_STATES,
  mailStatuses,
  mailStatusPath,
  type MailState,
} from '@tulia/domain/records/mail';
import { aMail } from '@tulia/domain/testing/mail';
import { DAY } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMember } from '../../platform/testing/callers';
import { putMail, storedMail } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { trail } from '../../platform/testing/trail';
import { resendMail, closeMail } from '../desk';

vi.mock('../../platform/app');

const NOW = 1_800_000_000_000;
const clock = { now: () => NOW };
const reception = aMember('receptionist');
const put = (state: MailState) => {
  const mail = { ...aMail('booking-confirmed'), state, expiresAt: NOW + DAY };
  putMail('m1', { ...mail, dueSince: NOW - DAY, leaseUntil: NOW });
  const { to, template, bookingId, expiresAt } = mail;
  const rungs = { rung: null, text: null };
  const seen = { to, template, bookingId, expiresAt, state, problem: 'smtp-550', attempts: 3 };
  const times = { change: null, createdAt: NOW - DAY, updatedAt: NOW - DAY };
  memory.put(mailStatusPath('m1'), mailStatuses.toStored({ ...seen, ...rungs, ...times }));
};
const mail = () => storedMail('m1');
const seen = () => mailStatuses.fromStored(memory.read(mailStatusPath('m1')) ?? {});
const asked = { mailId: 'm1' };

beforeEach(() => put('failed'));

describe.each([
  ['sent again', resendMail, 'pending', 'mail-resent', 'resend'],
  ['closed', closeMail, 'skipped', 'mail-settled', 'close'],
] as const)('a mail that is %s', (_, call, state, entry, action) => {
  it.each(MAIL_STATES)('is not %s unless it had failed or its outcome is unknown', async (from) => {
    put(from);
    const decided = call.handler(asked, { caller: reception, clock });
    if (from === 'failed' || from === 'unknown') {
      await decided;
      expect([mail().state, seen().state]).toEqual([state, state]);
      return;
    }
    await expect(decided).rejects.toMatchObject({
      code: 'transition-not-allowed',
      details: { from, action },
    });
    expect([mail().state, seen().state]).toEqual([from, from]);
  });

  it('is named in the trail by its kind, and not by its recipient', async () => {
    await call.handler(asked, { caller: reception, clock });
    const actor = { uid: reception.uid, name: reception.name };
    const about = { subject: mailStatusPath('m1'), label: 'Confirmation', fields: [] };
    expect(trail()).toEqual([{ action: entry, actor, at: NOW, ...about }]);
  });

  it('is not-found when it does not exist', async () => {
    memory.clear();
    const decided = call.handler(asked, { caller: reception, clock });
    await expect(decided).rejects.toMatchObject({ code: 'not-found' });
    expect(trail()).toEqual([]);
  });
});

it('a mail that is sent again is due now, without a lease and without its former problem', async () => {
  await resendMail.handler(asked, { caller: reception, clock });
  const due = { notBefore: NOW, dueSince: NOW, leaseToken: null, leaseUntil: null };
  expect(mail()).toMatchObject(due);
  expect(seen()).toMatchObject({ problem: null, updatedAt: NOW, attempts: 3 });
});

it('a mail that is closed still says why it did not arrive', async () => {
  await closeMail.handler(asked, { caller: reception, clock });
  expect(seen()).toMatchObject({ problem: 'smtp-550', updatedAt: NOW });
});
