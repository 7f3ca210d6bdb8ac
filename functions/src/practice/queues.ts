/** What waits in each queue. Counting costs a read for a thousand entries, the oldest one more. */
import type { QueueState } from '@tulia/domain/calls/practice/health';
import type { QueueName } from '@tulia/domain/practice/queues';
import { QUEUE_NAMES } from '@tulia/domain/practice/queues';
import { bookings } from '@tulia/domain/records/booking';
import { clients } from '@tulia/domain/records/client';
import { mails } from '@tulia/domain/records/mail';
import { paymentAttempts } from '@tulia/domain/records/money/provider-payment';
import { pushes } from '@tulia/domain/records/push';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import type { Instant } from '@tulia/domain/time/instant';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../platform/app';

/** The entries that are due, and the field that says since when; the queries of the jobs. */
function dueIn(name: QueueName, now: Instant): { due: Query; since: string } {
  const by = new Date(now);
  switch (name) {
    case 'mails':
      return {
        due: db()
          .collection(mails.collection)
          .where('state', 'in', ['pending', 'sending'])
          .where('notBefore', '<=', by)
          .orderBy('notBefore'),
        since: 'notBefore',
      };
    case 'notifications':
      return {
        due: db().collection(pushes.collection).where('dueAt', '<=', by).orderBy('dueAt'),
        since: 'dueAt',
      };
    case 'meetings':
      return {
        due: db()
          .collection(bookings.collection)
          .where('meeting.state', 'in', ['wanted', 'failed', 'unwanted'])
          .where('meeting.nextAttemptAt', '<=', now)
          .orderBy('meeting.nextAttemptAt'),
        since: 'meeting.nextAttemptAt',
      };
    case 'prompts':
      return {
        due: db()
          .collection(paymentAttempts.collection)
          .where('nextQueryAt', '<=', by)
          .orderBy('nextQueryAt'),
        since: 'nextQueryAt',
      };
    case 'holds':
      return {
        due: db()
          .collection(slotLocks.collection)
          .where('kind', '==', 'hold')
          .where('expiresAt', '<=', by)
          .orderBy('expiresAt'),
        since: 'expiresAt',
      };
    case 'erasures':
      return {
        due: db()
          .collection(bookings.collection)
          .where('retainUntil', '<=', by)
          .orderBy('retainUntil'),
        since: 'retainUntil',
      };
    case 'clients':
      return {
        due: db()
          .collection(clients.collection)
          .where('retention.until', '<=', now)
          .orderBy('retention.until'),
        since: 'retention.until',
      };
  }
}

/** Every queue, and how many documents that read. */
export async function lookAtQueues(now: Instant): Promise<{ queues: QueueState[]; reads: number }> {
  const looked = await Promise.all(
    QUEUE_NAMES.map(async (name) => {
      const { due, since } = dueIn(name, now);
      const [counted, oldest] = await Promise.all([
        due.count().get(),
        due.limit(1).select(since).get(),
      ]);
      const waiting = counted.data().count;
      const at: unknown = oldest.docs[0]?.get(since);
      const state: QueueState = { name, waiting, oldestAt: instantOf(at) };
      return { state, reads: Math.max(1, Math.ceil(waiting / 1000)) + 1 };
    }),
  );
  return {
    queues: looked.map(({ state }) => state),
    reads: looked.reduce((sum, { reads }) => sum + reads, 0),
  };
}

/** Meetings keep epoch milliseconds within a map, everything else a time of the database. */
function instantOf(value: unknown): Instant | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return null;
  return (value as { toMillis(): number }).toMillis();
}
