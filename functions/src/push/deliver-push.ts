/**
 * Sends one notification of the outbox to every device of its client. Taking it up moves it on in time, so that a
 * worker that dies leaves it to the sweeper; a device that was reached is not written to again. What may arrive
 * twice all the same (an answer that was lost) is shown once, because both carry one tag.
 */
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { pushPath, pushes, type Push } from '@tulia/domain/records/push';
import { HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { noteConnection } from '../platform/connections';
import { derivedId } from '../platform/fingerprint';
import { logFault } from '../platform/log';
import { devicesOf, forgetDevice, type Device } from './devices';
import { sendPush, verdictOf } from './fcm';
import { noticeOf, type Notice } from './notice';

/** `left`: nothing to do, or another worker is at it. `over`: it has no point any more. */
export type PushDelivery = 'sent' | 'waiting' | 'over' | 'left';

const backoff = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), HOUR);

export async function deliverPush(mailId: string, clock: Clock): Promise<PushDelivery> {
  const push = await takeUp(mailId, clock.now());
  if (push === null) return 'left';
  const told = await toTell(push, clock.now());
  if (told === null) {
    await remove(mailId);
    return 'over';
  }
  const reached = new Set(push.reached);
  const waiting = await sendToAll(told, mailId, reached, clock);
  if (waiting === 0) {
    await remove(mailId);
    return 'sent';
  }
  await db()
    .doc(pushPath(mailId))
    .update(pushes.toStoredPart({ reached: [...reached] }));
  return 'waiting';
}

async function takeUp(mailId: string, now: Instant): Promise<Push | null> {
  const ref = db().doc(pushPath(mailId));
  return db().runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    if (data === undefined) return null;
    const push = pushes.fromStored(data);
    if (push.dueAt > now) return null;
    const attempts = push.attempts + 1;
    transaction.update(ref, pushes.toStoredPart({ attempts, dueAt: now + backoff(attempts) }));
    return push;
  });
}

/** The notification and its client; null when there is nothing left to say or no client to tell. */
async function toTell(push: Push, now: Instant): Promise<{ notice: Notice; uid: string } | null> {
  const data = (await db().doc(bookingPath(push.bookingId)).get()).data();
  if (data === undefined) return null;
  const booking = bookings.fromStored(data);
  const notice = noticeOf(push, booking, now);
  return notice === null || booking.clientUserId === null
    ? null
    : { notice, uid: booking.clientUserId };
}

/** @returns how many devices must be tried again; adds to `reached` those that need not */
async function sendToAll(
  { notice, uid }: { notice: Notice; uid: string },
  mailId: string,
  reached: Set<string>,
  clock: Clock,
): Promise<number> {
  const key = derivedId('push', mailId);
  const devices = (await devicesOf(uid)).filter(({ id }) => !reached.has(id));
  let waiting = 0;
  let taken = false;
  const refused: Device[] = [];
  const said: (string | null)[] = [];
  for (const device of devices) {
    const outcome = await sendPush(device.token, notice, key);
    if (outcome.kind === 'not-now') waiting += 1;
    else reached.add(device.id);
    said.push(verdictOf(outcome));
    if (outcome.kind === 'sent') taken = true;
    if (outcome.kind === 'refused') refused.push(device);
    if (outcome.kind === 'gone') await forgetDevice(device);
    if (outcome.kind === 'not-now' || outcome.kind === 'refused')
      logFault('notification not sent', { where: 'deliverPush', mailId, code: outcome.problem });
  }
  // A refusal names neither message nor token as what is wrong; where another device took it, it is the token.
  if (taken) for (const device of refused) await forgetDevice(device);
  const last = said.at(-1);
  if (last !== undefined) await noteConnection('push', last, clock);
  return waiting;
}

async function remove(mailId: string): Promise<void> {
  await db().doc(pushPath(mailId)).delete();
}

/** Notifications of one sweep; the next one takes the rest. */
const PER_SWEEP = 50;

/** The ids of notifications that are due and that no worker has taken up. */
export async function duePushes(now: Instant): Promise<string[]> {
  const { docs } = await db()
    .collection(pushes.collection)
    .where('dueAt', '<=', new Date(now))
    .orderBy('dueAt')
    .limit(PER_SWEEP)
    .select()
    .get();
  return docs.map((doc) => doc.id);
}
