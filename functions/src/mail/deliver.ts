/**
 * Delivers one email of the outbox. The worker holds a lease with a fencing token: without its lease it neither sends
 * nor writes the outcome. An email whose lease ran out while sending may have left: it becomes `unknown`, and only
 * staff send it again (threats rows 21 and 22).
 */
import { undoableUntil } from '@tulia/domain/booking/cancellation';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { mailPath, mailStatusPath, mailStatuses, mails } from '@tulia/domain/records/mail';
import type { Mail, MailStatus } from '@tulia/domain/records/mail';
import { DAY, HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { noteConnection } from '../platform/connections';
import { describeError, logFault } from '../platform/log';
import { readRecord } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { addressNow } from './addressee';
import { LOGIN_REFUSED } from './mail-account';
import { queuePush } from './outbox';
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
}

export async function deliver(mailId: string, clock: Clock): Promise<Delivery> {
  const leased = await lease(mailId, clock.now());
  if (typeof leased === 'string') return leased;
  let message: Message | null;
  try {
    message = await render(mailId, leased.mail, clock.now());
  } catch (error) {
    logFault('mail not rendered', { where: 'deliver', mailId, ...describeError(error) });
    return finish(mailId, leased, { state: 'failed', problem: 'not-rendered' }, clock.now());
  }
  if (message === null) {
    const until = await undoableUntilOf(leased.mail, clock.now());
    const result: Result =
      until === null
        ? { state: 'skipped', problem: null }
        : { state: 'pending', problem: null, notBefore: until };
    return finish(mailId, leased, result, clock.now());
  }
  const outcome = await send(message, () => holdsLease(mailId, leased.token, clock), mailId);
  await noteMailAccount(outcome, clock);
  return finish(mailId, leased, resultOf(outcome, leased.mail, clock.now()), clock.now());
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
      write(transaction, mailId, { state: 'unknown', leaseToken: null, leaseUntil: null });
      mirror(transaction, mailId, { state: 'unknown', problem: 'interrupted' }, now);
      return 'unknown';
    }
    if (stored.state !== 'pending' || stored.notBefore > now) return 'left';
    const skip = () => {
      write(transaction, mailId, { state: 'skipped' });
      mirror(transaction, mailId, { state: 'skipped' }, now);
      return 'skipped' as const;
    };
    const isPlanned = stored.template === 'session-reminder' && stored.attempts === 0;
    const again = isPlanned ? await decideAgain(transaction, stored, now) : null;
    if (again?.decision.kind === 'wait') {
      const { until } = again.decision;
      write(transaction, mailId, { notBefore: until, dueSince: until });
      return 'left';
    }
    if (again?.decision.kind === 'skip') return skip();
    const language = again?.language ?? stored.language;
    const mail = { ...stored, language, to: await addressNow(transaction, stored) };
    if (mail.to === '') return skip();
    if (isPlanned) queuePush(writerOf(transaction), { id: mailId, ...mail }, now);
    return takeUp(transaction, mailId, mail, now);
  });
}

function takeUp(transaction: Transaction, mailId: string, mail: Mail, now: Instant): Leased {
  const token = randomUUID();
  const attempts = mail.attempts + 1;
  const leaseUntil = now + LEASE;
  const { language, to } = mail;
  const part: Partial<Mail> = {
    state: 'sending',
    attempts,
    language,
    to,
    notBefore: leaseUntil,
    leaseToken: token,
    leaseUntil,
  };
  write(transaction, mailId, part);
  mirror(transaction, mailId, { state: 'sending', attempts, to }, now);
  return { mail: { ...mail, ...part }, token };
}

async function holdsLease(mailId: string, token: string, clock: Clock): Promise<boolean> {
  const mail = await readRecord(mails, mailPath(mailId));
  // The server must answer within the lease.
  return mail?.leaseToken === token && (mail.leaseUntil ?? 0) - clock.now() > LEASE / 2;
}

interface Result {
  state: Mail['state'];
  problem: string | null;
  notBefore?: Instant;
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

/** Records the outcome if this worker still holds the lease. */
async function finish(
  mailId: string,
  { token }: Leased,
  result: Result,
  now: Instant,
): Promise<Delivery> {
  return db().runTransaction(async (transaction) => {
    const mail = await readRecord(mails, mailPath(mailId), transaction);
    if (mail?.leaseToken !== token) return 'left';
    const { state, problem, notBefore = mail.notBefore } = result;
    write(transaction, mailId, {
      state,
      notBefore,
      leaseToken: null,
      leaseUntil: null,
      sentAt: state === 'sent' ? now : null,
    });
    mirror(transaction, mailId, { state, problem }, now);
    return state;
  });
}

function write(transaction: Transaction, mailId: string, part: Partial<Mail>): void {
  transaction.update(db().doc(mailPath(mailId)), mails.toStoredPart(part));
}

function mirror(
  transaction: Transaction,
  mailId: string,
  part: Partial<MailStatus>,
  now: Instant,
): void {
  transaction.update(
    db().doc(mailStatusPath(mailId)),
    mailStatuses.toStoredPart({ ...part, updatedAt: now }),
  );
}
