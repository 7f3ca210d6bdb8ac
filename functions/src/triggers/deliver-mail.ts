/**
 * Sends a mail as soon as it is in the outbox and due. The job `sweepOutbox` picks up the mails that this trigger
 * missed.
 */
import { mails } from '@tulia/domain/records/mail';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { deliver } from '../mail/deliver';

type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined, { mailId: string }>;

/** Written, not only created: a mail that waited for its meeting link is released by a change of `notBefore`. */
export async function deliverMail(event: Written): Promise<void> {
  const data = event.data?.after.data();
  if (data === undefined) return;
  const mail = mails.fromStored(data);
  const { mailId } = event.params;
  const before = event.data?.before.data();
  const isRetry = before !== undefined && mails.fromStored(before).state === 'sending';
  if (mail.state !== 'pending' || isRetry || mail.notBefore > systemClock.now()) return;
  try {
    await deliver(mailId, systemClock);
  } catch (error) {
    logFault('mail left to the sweeper', { where: 'deliverMail', mailId, ...describeError(error) });
  }
}
