/** A mail that staff send again leaves by the trigger of the outbox. */
import { beforeAll, it } from 'vitest';
import { resendMail } from '@tulia/domain/calls/bookings/booking-desk';
import { mailPath, mailStatusPath } from '@tulia/domain/records/mail';
import { database, done, person } from '../support/actors';
import { openPractice, pendingBooking } from '../support/makers';
import { eventually, mailsTo, mailStates } from './outside';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
beforeAll(openPractice);

it('a mail that failed, or of which nobody knows, reaches its reader once it is sent again', async () => {
  const receptionist = await person({ role: 'receptionist' });
  const { booking, client } = await pendingBooking();
  const mailId = `${booking.id}_1_booking-received`;
  const sent = (count: number) =>
    eventually(
      async () =>
        (await mailStates(booking.id))['booking-received']?.state === 'sent' &&
        (await mailsTo(client.email)).length >= count,
      `${String(count)} mails`,
    );
  await sent(1);
  for (const [index, state] of ['failed', 'unknown'].entries()) {
    await database().doc(mailPath(mailId)).update({ state });
    await database().doc(mailStatusPath(mailId)).update({ state });
    done(await ask(resendMail, receptionist, { mailId }));
    await sent(index + 2);
  }
});
