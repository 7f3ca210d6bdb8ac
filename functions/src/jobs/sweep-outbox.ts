/** Every five minutes: mails and notifications that are due, or that an interrupted worker left behind. */
import { mails } from '@tulia/domain/records/mail';
import type { Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { describeError, logFault } from '../platform/log';
import { deliver } from '../mail/deliver';
import { deliverPush, duePushes } from '../push/deliver-push';

/** Mails of one sweep; the next one takes the rest. */
const PER_SWEEP = 50;

/** @returns how many mails and notifications it looked at */
export async function runSweepOutbox(clock: Clock): Promise<number> {
  const mailIds = await dueMails(clock.now());
  for (const id of mailIds) await leavingFaults(id, () => deliver(id, clock));
  const pushIds = await duePushes(clock.now());
  for (const id of pushIds) await leavingFaults(id, () => deliverPush(id, clock));
  return mailIds.length + pushIds.length;
}

async function leavingFaults(mailId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const about = { where: 'sweepOutbox', mailId, ...describeError(error) };
    logFault('mail or notification left to the next sweep', about);
  }
}

/** The mails that are due, and those on which a lease ran out: `notBefore` tells both. */
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
