/** What a person decides about a mail that failed, or of which nobody knows whether it arrived: once more, or no more. */
import {
  mailPath,
  mailStatusPath,
  mailStatuses,
  mails,
  TROUBLED_MAIL_STATES,
  type MailState,
} from '@tulia/domain/records/mail';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { db } from '../platform/app';

/** Puts it back into the outbox, whose trigger sends it. @throws Refusal not-found, transition-not-allowed */
export function queueAgain(mailId: string, now: Instant): Promise<MailState> {
  return decide(mailId, { action: 'resend', state: 'pending', problem: null }, now);
}

/** Somebody has seen to it: it is not sent any more. @throws Refusal not-found, transition-not-allowed */
export function settle(mailId: string, now: Instant): Promise<MailState> {
  return decide(mailId, { action: 'settle', state: 'skipped' }, now);
}

async function decide(
  mailId: string,
  { action, state, problem }: { action: string; state: MailState; problem?: null },
  now: Instant,
): Promise<MailState> {
  const ref = db().doc(mailPath(mailId));
  await db().runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    if (data === undefined) throw new Refusal('not-found');
    const from = mails.fromStored(data).state;
    if (!TROUBLED_MAIL_STATES.includes(from)) {
      throw new Refusal('transition-not-allowed', { from, action });
    }
    const lease = { leaseToken: null, leaseUntil: null };
    transaction.update(ref, mails.toStoredPart({ state, notBefore: now, ...lease }));
    transaction.update(
      db().doc(mailStatusPath(mailId)),
      mailStatuses.toStoredPart({
        state,
        updatedAt: now,
        ...(problem === undefined ? {} : { problem }),
      }),
    );
  });
  return state;
}
