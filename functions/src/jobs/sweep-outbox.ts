/** Every minute: mails that are due, and those whose worker was interrupted. */
import { mails } from '@tulia/domain/records/mail';
import type { Instant } from '@tulia/domain/time/instant';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { Clock } from '../clock';
import { db } from '../firebase/app';
import { jobClock } from '../firebase/job-clock';
import { describeError, logFault } from '../firebase/log';
import { REGION, smtpSecrets } from '../firebase/params';
import { deliver } from '../mail/deliver';

/** Mails of one sweep; the next one takes the rest. */
const PER_SWEEP = 50;

/** @returns how many mails it looked at */
export async function runSweepOutbox(clock: Clock): Promise<number> {
  const ids = await dueMails(clock.now());
  for (const id of ids) {
    try {
      await deliver(id, clock);
    } catch (error) {
      logFault('mail left to the next sweep', {
        where: 'sweepOutbox',
        mailId: id,
        ...describeError(error),
      });
    }
  }
  return ids.length;
}

async function dueMails(now: Instant): Promise<string[]> {
  const outbox = db().collection(mails.collection);
  const at = new Date(now);
  const [due, interrupted] = await Promise.all([
    outbox
      .where('state', '==', 'pending')
      .where('notBefore', '<=', at)
      .orderBy('notBefore')
      .limit(PER_SWEEP)
      .select()
      .get(),
    outbox
      .where('state', '==', 'sending')
      .where('leaseUntil', '<=', at)
      .orderBy('leaseUntil')
      .limit(PER_SWEEP)
      .select()
      .get(),
  ]);
  return [...interrupted.docs, ...due.docs].map((doc) => doc.id);
}

export const sweepOutbox = onSchedule(
  { schedule: 'every 1 minutes', region: REGION, secrets: smtpSecrets, maxInstances: 1 },
  async (event) => {
    await runSweepOutbox(jobClock(event));
  },
);
