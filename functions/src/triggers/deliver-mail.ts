/** Sends a due email of the outbox at once. The job `sweepOutbox` sends the emails that this trigger misses. */
import { mails } from '@tulia/domain/records/mail';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { logIfFails } from '../platform/log-if-fails';
import { deliver } from '../mail/deliver';

type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined, { mailId: string }>;

/** A changed `notBefore` makes an email due that waited for its meeting link. */
export async function deliverMail(event: Written): Promise<void> {
  const data = event.data?.after.data();
  if (data === undefined) return;
  const mail = mails.fromStored(data);
  const { mailId } = event.params;
  const before = event.data?.before.data();
  const isRetry = before !== undefined && mails.fromStored(before).state === 'sending';
  if (mail.state !== 'pending' || isRetry || mail.notBefore > systemClock.now()) return;
  await logIfFails('mail left to the sweeper', { where: 'deliverMail', mailId }, () =>
    deliver(mailId, systemClock),
  );
}
