/**
 * Sends a notification as soon as it is in the outbox. The job `sweepOutbox` picks up those that this trigger
 * missed.
 */
import type { DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { systemClock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { deliverPush as deliver } from '../push/deliver-push';

type Created = FirestoreEvent<DocumentSnapshot | undefined, { mailId: string }>;

export async function deliverPush(event: Created): Promise<void> {
  const { mailId } = event.params;
  try {
    await deliver(mailId, systemClock);
  } catch (error) {
    logFault('notification left to the sweeper', {
      where: 'deliverPush',
      mailId,
      ...describeError(error),
    });
  }
}
