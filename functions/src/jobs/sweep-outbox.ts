/**
 * Every five minutes: sends emails and notifications that are due, or that an interrupted worker left.
 */
import { mails } from '@tulia/domain/records/mail';
import type { Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { logIfFails } from '../platform/log-if-fails';
import { deliver } from '../mail/deliver';
import { deliverPush, duePushes } from '../push/deliver-push';

const PER_SWEEP = 50;

/** @returns the number of emails and notifications that were due */
export async function runSweepOutbox(clock: Clock): Promise<number> {
  const mailIds = await dueMails(clock.now());
  for (const id of mailIds) await leavingFaults(id, () => deliver(id, clock));
  const pushIds = await duePushes(clock.now());
  for (const id of pushIds) await leavingFaults(id, () => deliverPush(id, clock));
  return mailIds.length + pushIds.length;
}

const leavingFaults = (mailId: string, work: () => Promise<unknown>) =>
  logIfFails('mail or notification left to the next sweep', { where: 'sweepOutbox', mailId }, work);

/** Emails that are due, or whose worker's lease ran out: `notBefore` covers both. */
async function dueMails(now: Instant): Promise<string[]> {
  const { docs } = await db()
    .collection(mails.collection)
    .where('state', 'in', ['pending', 'sending'])
    .where('notBefore', '<=', new Date(now))
    .orderBy('notBefore')
    .limit(PER_SWEEP)
    .select()
    .get();
  return docs.map((doc) => doc.id);
}
