/** The queues, and the job that empties each of them. */
import type { Instant } from '../time/instant';
import { MINUTE } from '../time/instant';
import { SCHEDULES, type JobName } from './jobs';

export const QUEUE_JOBS = {
  mails: 'sweepOutbox',
  notifications: 'sweepOutbox',
  meetings: 'retryMeetings',
  prompts: 'followPayments',
  holds: 'releaseLapsedHolds',
  erasures: 'eraseExpiredRecords',
  clients: 'eraseExpiredRecords',
} as const satisfies Record<string, JobName>;
/**
 * `mails` and `notifications` of the outbox; `prompts` to pay; `holds` that have lapsed; `erasures` of records that
 * a deleted account left behind; `clients` with all their records at the end of their retention.
 */
export type QueueName = keyof typeof QUEUE_JOBS;
export const QUEUE_NAMES = Object.keys(QUEUE_JOBS) as QueueName[];

/** A queue is stuck when its oldest due item has waited for three runs of its job. */
export function isStuck(name: QueueName, oldestAt: Instant | null, now: Instant): boolean {
  return oldestAt !== null && now - oldestAt > 3 * SCHEDULES[QUEUE_JOBS[name]].minutes * MINUTE;
}
