/** Sends a notification of the outbox at once. The job `sweepOutbox` sends those that this trigger misses. */
import type { DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { logIfFails } from '../platform/log-if-fails';
import { deliverPush as deliver } from '../push/deliver-push';

type Created = FirestoreEvent<DocumentSnapshot | undefined, { mailId: string }>;

export async function deliverPush(event: Created): Promise<void> {
  const { mailId } = event.params;
  await logIfFails('notification left to the sweeper', { where: 'deliverPush', mailId }, () =>
    deliver(mailId, systemClock),
  );
}
