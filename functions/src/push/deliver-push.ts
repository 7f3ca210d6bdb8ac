/**
 * Sends a notification to every device of its client, or of the staff who asked for its kind. The worker first moves
 * `dueAt` on, so that `sweepOutbox` resends when the worker dies; it skips devices already reached. A device shows a
 * repeated notification once, by its tag.
 */
import type { Booking } from '@tulia/domain/booking/booking';
import { isStaffRing } from '@tulia/domain/booking/staff-notices';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { pushPath, pushes, type Push } from '@tulia/domain/records/push';
import { waitPath, waits } from '@tulia/domain/records/waiting/wait';
import { HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { noteConnection } from '../platform/connections';
import { derivedId } from '../platform/fingerprint';
import { logFault } from '../platform/log';
import { readRecord } from '../platform/stored';
import { devicesOf, forgetDevice, type Device } from './devices';
import { sendPush, verdictOf, type PushOutcome } from './fcm';
import { noticeOf, offerNoticeOf, type Notice } from './notice';
import { staffAddressees, type Addressee } from './staff-pushes';

const isSent = ({ kind }: PushOutcome) => kind === 'sent';
/** It may have reached the device. */
const isSilent = (outcome: PushOutcome) =>
  outcome.kind === 'not-now' && outcome.problem === 'no-answer';

const backoff = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), HOUR);

/** @returns `left` when nothing is due or another worker delivers; `over` when the notification has expired */
export async function deliverPush(
  mailId: string,
  clock: Clock,
): Promise<'sent' | 'waiting' | 'over' | 'left'> {
  const push = await takeUp(mailId, clock.now());
  if (push === null) return 'left';
  const told = await toTell(push, clock.now());
  if (told === null) {
    await remove(mailId);
    return 'over';
  }
  const reached = new Set(push.reached);
  const left = told.filter(({ device }) => !reached.has(device.id));
  const quiet = left.flatMap(({ quietUntil }) => quietUntil ?? []);
  const now = left.filter(({ quietUntil }) => quietUntil === null);
  const outcomes = await sendToAll(now, mailId, reached, clock);
  const waiting = outcomes.filter(({ kind }) => kind === 'not-now').length;
  if (waiting + quiet.length === 0) {
    await remove(mailId);
    return 'sent';
  }
  await note(mailId, { reached, ...(waiting === 0 && { dueAt: Math.min(...quiet) }) });
  return 'waiting';
}

/**
 * Sends a reminder's notification at once, for the ladder. `no`: there is no device, or none takes it; `not-now`: no
 * device has it, and one did not answer.
 */
export async function pushOnce(
  reminder: Pick<Push, 'template' | 'language' | 'createdAt'> & { mailId: string },
  booking: Booking,
  clock: Clock,
): Promise<'sent' | 'no' | 'not-now'> {
  const { clientUserId, id: bookingId, startsAt } = booking;
  const about = { ...reminder, bookingId, startsAt, attempts: 0, dueAt: clock.now(), reached: [] };
  const notice = noticeOf(about, booking, clock.now());
  if (notice === null || clientUserId === null) return 'no';
  const told = await toDevicesOf(clientUserId, notice);
  const outcomes = await sendToAll(told, reminder.mailId, new Set(), clock);
  if (outcomes.some(isSent)) return 'sent';
  return outcomes.some(isSilent) ? 'not-now' : 'no';
}

async function note(
  mailId: string,
  { reached, ...part }: { reached: Set<string>; dueAt?: Instant },
): Promise<void> {
  const stored = pushes.toStoredPart({ reached: [...reached], ...part });
  await db().doc(pushPath(mailId)).update(stored);
}

async function takeUp(mailId: string, now: Instant): Promise<Push | null> {
  return db().runTransaction(async (transaction) => {
    const push = await readRecord(pushes, pushPath(mailId), transaction);
    if (push === null || push.dueAt > now) return null;
    const attempts = push.attempts + 1;
    const part = pushes.toStoredPart({ attempts, dueAt: now + backoff(attempts) });
    transaction.update(db().doc(pushPath(mailId)), part);
    return push;
  });
}

/** Null when the notification has expired, or the booking of a client has no account. */
async function toTell(push: Push, now: Instant): Promise<Addressee[] | null> {
  const { template } = push;
  if (template === 'time-offered') {
    const wait = await readRecord(waits, waitPath(push.bookingId));
    const notice = wait && offerNoticeOf(push, wait, now);
    return notice && toDevicesOf(wait.uid, notice);
  }
  const booking = await readRecord(bookings, bookingPath(push.bookingId));
  if (booking === null) return null;
  if (isStaffRing(template)) return staffAddressees({ ...push, template }, booking, now);
  const notice = noticeOf(push, booking, now);
  if (notice === null || booking.clientUserId === null) return null;
  return toDevicesOf(booking.clientUserId, notice);
}

async function toDevicesOf(uid: string, notice: Notice): Promise<Addressee[]> {
  const devices = await devicesOf(uid);
  return devices.map((device) => ({ device, notice, quietUntil: null }));
}

/** Adds to `reached` each device that needs no further attempt. @returns what each device answered */
async function sendToAll(
  told: readonly Addressee[],
  mailId: string,
  reached: Set<string>,
  clock: Clock,
): Promise<PushOutcome[]> {
  const key = derivedId('push', mailId);
  const outcomes: PushOutcome[] = [];
  const refused: Device[] = [];
  for (const { device, notice } of told) {
    const outcome = await sendPush(device.token, notice, key);
    outcomes.push(outcome);
    if (outcome.kind !== 'not-now') reached.add(device.id);
    if (outcome.kind === 'refused') refused.push(device);
    if (outcome.kind === 'gone') await forgetDevice(device);
    if (outcome.kind === 'not-now' || outcome.kind === 'refused')
      logFault('notification not sent', { where: 'deliverPush', mailId, code: outcome.problem });
  }
  // A refusal does not say whether message or token is wrong; if another device accepts the message, it is the token.
  if (outcomes.some(isSent)) for (const device of refused) await forgetDevice(device);
  const last = outcomes.at(-1);
  if (last !== undefined) await noteConnection('push', verdictOf(last), clock);
  return outcomes;
}

async function remove(mailId: string): Promise<void> {
  await db().doc(pushPath(mailId)).delete();
}

const PER_SWEEP = 50;

/** The ids of notifications that are due and that no worker delivers. */
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
