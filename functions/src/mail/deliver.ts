/**
 * Delivers one email of the outbox. The worker holds a lease with a fencing token: without its lease it neither sends
 * nor writes the outcome. An email whose lease ran out while sending may have left: it becomes `unknown`, and only
 * staff send it again (threats rows 21 and 22).
 */
import { stepAfter } from '@tulia/domain/booking/mails/ladder';
import { undoableUntil } from '@tulia/domain/booking/cancellation';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { MessageOutcome } from '@tulia/domain/practice/message-provider';
import { mailPath, mails } from '@tulia/domain/records/mail';
import type { Mail, MailStatus } from '@tulia/domain/records/mail';
import { DAY, HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock';
import { textAccount } from '../messages/account';
import { settleText } from '../messages/send-text';
import { db } from '../platform/app';
import { noteConnection } from '../platform/connections';
import { describeError, logFault } from '../platform/log';
import { readRecord } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { addressNow } from './addressee';
import { LOGIN_REFUSED } from './mail-account';
import {
  beginsNextRung,
  queuePush,
  writeMail,
  writeResult,
  writeStatus,
  type Result,
} from './outbox';
import { climb, planText, type Climbing } from './ladder';
import { decideAgain } from './planned-reminder';
import { render } from './render';
import { sendMessage, type Message, type SendOutcome } from './smtp';

const LEASE = MINUTE;
const GIVE_UP_AFTER = DAY;

const backoff = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), 4 * HOUR);

/** `left`: there was nothing to do, or another worker has the lease. */
type Delivery = Mail['state'] | 'left';

interface Leased {
  mail: Mail;
  token: string;
  climbing?: Climbing;
}

export async function deliver(mailId: string, clock: Clock): Promise<Delivery> {
  const leased = await lease(mailId, clock.now());
  if (typeof leased === 'string') return leased;
  const { mail, climbing } = leased;
  const mayStillSend = () => holdsLease(mailId, leased.token, clock);
  if (climbing !== undefined) {
    const { result, outcome } = await climb({ mailId, mail }, climbing, mayStillSend, clock);
    return finish(mailId, leased, result, clock, outcome);
  }
  let message: Message | null;
  try {
    message = await render(mailId, mail, clock.now());
  } catch (error) {
    logFault('mail not rendered', { where: 'deliver', mailId, ...describeError(error) });
    return finish(mailId, leased, { state: 'failed', problem: 'not-rendered' }, clock);
  }
  if (message === null) {
    const until = await undoableUntilOf(mail, clock.now());
    const result: Result =
      until === null
        ? { state: 'skipped', problem: null }
        : { state: 'pending', problem: null, notBefore: until };
    return finish(mailId, leased, result, clock);
  }
  const outcome = await send(message, mayStillSend, mailId);
  await noteMailAccount(outcome, clock);
  return finish(mailId, leased, resultOf(outcome, mail, clock.now()), clock);
}

/** After an undone cancellation, an email about the session is needed again. */
async function undoableUntilOf({ bookingId }: Mail, now: Instant): Promise<Instant | null> {
  const booking = bookingId === null ? null : await readRecord(bookings, bookingPath(bookingId));
  return booking === null ? null : undoableUntil(booking, now);
}

/** What an email shows of the account with which it leaves. */
async function noteMailAccount({ kind, ...rest }: SendOutcome, clock: Clock): Promise<void> {
  if (kind === 'sent') await noteConnection('mail', null, clock);
  else if ('problem' in rest && rest.problem === LOGIN_REFUSED)
    await noteConnection('mail', LOGIN_REFUSED, clock);
}

async function send(
  message: Message,
  mayStillSend: () => Promise<boolean>,
  mailId: string,
): Promise<SendOutcome> {
  try {
    return await sendMessage(message, mayStillSend);
  } catch (error) {
    logFault('mail not composed', { where: 'deliver', mailId, ...describeError(error) });
    return { kind: 'refused', problem: 'not-composed' };
  }
}

/**
 * Takes the lease of an email that is due, and reads the present address. A planned reminder is decided anew first,
 * and its notification is queued with it.
 */
async function lease(
  mailId: string,
  now: Instant,
): Promise<Leased | 'unknown' | 'left' | 'skipped'> {
  return db().runTransaction(async (transaction) => {
    const stored = await readRecord(mails, mailPath(mailId), transaction);
    if (stored === null) return 'left';
    if (stored.state === 'sending' && stored.leaseUntil !== null && stored.leaseUntil <= now) {
      const problem = 'interrupted';
      const text = await settleText(transaction, mailId, { kind: 'unknown', problem });
      writeResult(transaction, mailId, { state: 'unknown', problem }, text, now);
      return 'unknown';
    }
    if (stored.state !== 'pending' || stored.notBefore > now) return 'left';
    const skip = () => {
      writeMail(transaction, mailId, { state: 'skipped' });
      writeStatus(transaction, mailId, { state: 'skipped' }, now);
      return 'skipped' as const;
    };
    // On the ladder each attempt decides anew: hours may lie between them.
    const climbs = stored.rung !== null && stored.rung !== 'email';
    const isPlanned = stored.template === 'session-reminder' && (stored.attempts === 0 || climbs);
    // Only a reminder can leave as a text: other emails cost no read of the account.
    const account = isPlanned ? await textAccount() : null;
    const again = isPlanned ? await decideAgain(transaction, stored, account, now) : null;
    if (again?.kind === 'wait') {
      const { until } = again;
      writeMail(transaction, mailId, { notBefore: until, dueSince: until });
      return 'left';
    }
    if (again?.kind === 'skip') return skip();
    const { language, rung } = again ?? stored;
    const attempts = rung === stored.rung ? stored.attempts : 0;
    const mail = { ...stored, language, rung, attempts, to: await addressNow(transaction, stored) };
    const hold = (until: Instant) => {
      writeMail(transaction, mailId, { rung, notBefore: until, dueSince: until });
      writeStatus(transaction, mailId, { rung }, now);
      return 'left' as const;
    };
    if (again?.rung === 'call') return hold(again.callEnd);
    if (again?.rung === 'push') {
      const climbing = { booking: again.booking, text: null };
      return { ...takeUp(transaction, mailId, mail, now), climbing };
    }
    if (again?.rung === 'text') {
      const { booking } = again;
      const plan = await planText(transaction, { mailId, booking }, account, now);
      if (plan.kind === 'wait') return hold(plan.until);
      if (plan.kind === 'go') {
        plan.reserve();
        const leased = takeUp(transaction, mailId, mail, now, { text: 'sending' });
        return { ...leased, climbing: { booking, text: plan.text } };
      }
      // No text leaves, so the email does, in the same lease.
      writeStatus(transaction, mailId, { problem: plan.problem }, now);
      mail.rung = 'email';
      mail.attempts = 0;
    }
    if (mail.to === '') return skip();
    if (isPlanned && rung === null) queuePush(writerOf(transaction), { id: mailId, ...mail }, now);
    return takeUp(transaction, mailId, mail, now);
  });
}

function takeUp(
  transaction: Transaction,
  mailId: string,
  mail: Mail,
  now: Instant,
  told: Partial<MailStatus> = {},
): Leased {
  const token = randomUUID();
  const attempts = mail.attempts + 1;
  const leaseUntil = now + LEASE;
  const { language, to, rung } = mail;
  const part: Partial<Mail> = {
    state: 'sending',
    rung,
    attempts,
    language,
    to,
    notBefore: leaseUntil,
    leaseToken: token,
    leaseUntil,
  };
  writeMail(transaction, mailId, part);
  writeStatus(transaction, mailId, { ...told, state: 'sending', rung, attempts, to }, now);
  return { mail: { ...mail, ...part }, token };
}

async function holdsLease(mailId: string, token: string, clock: Clock): Promise<boolean> {
  const mail = await readRecord(mails, mailPath(mailId));
  // The server must answer within the lease.
  return mail?.leaseToken === token && (mail.leaseUntil ?? 0) - clock.now() > LEASE / 2;
}

function resultOf(outcome: SendOutcome, mail: Mail, now: Instant): Result {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', problem: null };
    case 'refused':
      return { state: 'failed', problem: outcome.problem };
    case 'open':
      return { state: 'unknown', problem: outcome.problem };
    case 'not-now': {
      const notBefore = now + backoff(mail.attempts);
      const lateness = notBefore - mail.dueSince;
      return lateness > GIVE_UP_AFTER
        ? { state: 'failed', problem: outcome.problem }
        : { state: 'pending', problem: outcome.problem, notBefore };
    }
  }
}

/** Records the outcome if this worker still holds the lease. After a no the next rung follows at once. */
async function finish(
  mailId: string,
  { token }: Leased,
  result: Result,
  clock: Clock,
  outcome?: MessageOutcome,
): Promise<Delivery> {
  const now = clock.now();
  const { state, climbs } = await db().runTransaction(async (transaction) => {
    const mail = await readRecord(mails, mailPath(mailId), transaction);
    if (mail?.leaseToken !== token) return { state: 'left', climbs: false } as const;
    const text = outcome === undefined ? null : await settleText(transaction, mailId, outcome);
    const came =
      text?.state === 'failed'
        ? { ...stepAfter('text', 'no', mail.attempts, now), problem: text.problem }
        : result;
    writeResult(transaction, mailId, came, text, now);
    return { state: came.state, climbs: beginsNextRung(came) };
  });
  return climbs ? deliver(mailId, clock) : state;
}
