/** Puts a mail back into the outbox, because a person wants it sent once more. */
import {
  mailPath,
  mailStatusPath,
  mailStatuses,
  mails,
  type MailState,
} from '@tulia/domain/records/mail';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { db } from '../platform/app';

/** States from which a person may send again; of `unknown` they must judge themselves whether it arrived. */
const RESENDABLE: readonly MailState[] = ['failed', 'unknown'];

/** The trigger on the outbox sends it. @throws Refusal not-found, transition-not-allowed */
export async function queueAgain(mailId: string, now: Instant): Promise<MailState> {
  const ref = db().doc(mailPath(mailId));
  await db().runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    if (data === undefined) throw new Refusal('not-found');
    const { state } = mails.fromStored(data);
    if (!RESENDABLE.includes(state)) {
      throw new Refusal('transition-not-allowed', { from: state, action: 'resend' });
    }
    const again = { notBefore: now, dueSince: now, leaseToken: null, leaseUntil: null };
    transaction.update(ref, mails.toStoredPart({ state: 'pending', ...again }));
    transaction.update(
      db().doc(mailStatusPath(mailId)),
      mailStatuses.toStoredPart({ state: 'pending', problem: null, updatedAt: now }),
    );
  });
  return 'pending';
}
