/** Which mails have a notification on the devices of their client, and which wait for it. */
import { aMail, mailedBooking } from '@tulia/domain/testing/mail';
import type { MailTemplate } from '@tulia/domain/booking/mails/mail-table';
import { pushes } from '@tulia/domain/records/push';
import { expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { memory } from '../platform/testing/memory-database';
import { writerOf } from '../platform/writer';
import { queueMail, type OutgoingMail } from './outbox';

vi.mock('../platform/app');

it('the email of a change queues a notification, and a planned reminder queues none yet', async () => {
  const now = mailedBooking.createdAt;
  await db().runTransaction((transaction) => {
    const templates: MailTemplate[] = ['booking-confirmed', 'session-reminder', 'staff-invitation'];
    for (const template of templates) {
      const { to, language, bookingId, parameters } = aMail(template);
      const mail = { id: template, to, language, bookingId, parameters, template, delay: 1000 };
      queueMail(writerOf(transaction), mail as OutgoingMail, now);
    }
    return Promise.resolve();
  });
  expect(Object.keys(memory.all('mail'))).toHaveLength(3);
  const waiting = Object.values(memory.all('pushes')).map((each) => pushes.fromStored(each));
  expect(waiting).toMatchObject([{ template: 'booking-confirmed', dueAt: now, reached: [] }]);
});
