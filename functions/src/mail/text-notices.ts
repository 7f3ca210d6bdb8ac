/**
 * Takes what the provider of texts tells afterwards: a reminder that did not arrive goes by email, and whoever stopped
 * texts gets none. A repeated, late or unknown notice changes nothing.
 */
import type { MessageNotice } from '@tulia/domain/practice/message-provider';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { mailPath, mails, mailStatuses, mailStatusPath } from '@tulia/domain/records/mail';
import { textPath, texts, type Text } from '@tulia/domain/records/texting/text';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { providerOf, textAccount } from '../messages/account';
import { stopNumber } from '../messages/text-number';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import type { Heard } from '../platform/endpoint';
import { describeError, logFault } from '../platform/log';
import { isSameSecret } from '../platform/same-secret';
import { readRecord } from '../platform/stored';

const NOTHING_HERE = { status: 404 };

/** @param notice its path below `texts`: secret and kind @returns the HTTP status to answer with */
export async function hearOfTexts(
  { method, path, raw }: Pick<Heard, 'method' | 'raw'> & { path: readonly string[] },
  clock: Clock,
) {
  const [secret = '', kind = '', ...more] = path;
  const account = await textAccount();
  if (account === null || method !== 'POST' || more.length > 0) return NOTHING_HERE;
  if (!isSameSecret(secret, account.webhookSecret)) return NOTHING_HERE;
  if (kind !== 'report' && kind !== 'stop') return NOTHING_HERE;
  try {
    await take(providerOf(account).report(kind, raw), clock.now());
    return { status: 200 };
  } catch (error) {
    logFault('notice of a text not taken', { where: 'hearOfTexts', ...describeError(error) });
    return { status: 503 };
  }
}

async function take(notice: MessageNotice, now: Instant): Promise<void> {
  if (notice.about === 'nothing') return;
  if (notice.about === 'stop') {
    await stopNumber(notice.number, now);
    return;
  }
  const all = db().collection(texts.collection);
  const { docs } = await all.where('providerId', '==', notice.providerId).limit(1).get();
  const [found] = docs;
  if (found === undefined) return;
  const isNew = await db().runTransaction((transaction) =>
    record(transaction, found.id, notice, now),
  );
  if (isNew && notice.about === 'failed' && notice.stopped && notice.number !== '')
    await stopNumber(notice.number, now);
}

type Report = Extract<MessageNotice, { providerId: string }>;

/** @returns whether the report was the first about this text */
async function record(
  transaction: Transaction,
  id: string,
  notice: Report,
  now: Instant,
): Promise<boolean> {
  const text = await readRecord(texts, textPath(id), transaction);
  if (text?.state !== 'accepted') return false;
  const follows = notice.about === 'failed' && (await isStillNeeded(transaction, id, text, now));
  const state = notice.about;
  const problem = notice.about === 'failed' ? notice.problem : null;
  transaction.update(
    db().doc(textPath(id)),
    texts.toStoredPart({ state, problem, reportedAt: now }),
  );
  if (text.kind !== 'reminder') return true;
  const told = { text: state, updatedAt: now, ...(problem !== null && { problem }) };
  const next = { state: 'pending', rung: 'email' } as const;
  transaction.update(
    db().doc(mailStatusPath(id)),
    mailStatuses.toStoredPart(follows ? { ...told, ...next } : told),
  );
  // The trigger of the outbox sends it at once.
  if (follows)
    transaction.update(
      db().doc(mailPath(id)),
      mails.toStoredPart({ ...next, attempts: 0, notBefore: now, dueSince: now, sentAt: null }),
    );
  return true;
}

/** Whether the reminder left by this text alone, and its session is still ahead. */
async function isStillNeeded(
  transaction: Transaction,
  id: string,
  { kind, bookingId }: Text,
  now: Instant,
): Promise<boolean> {
  if (kind !== 'reminder' || bookingId === null) return false;
  const [mail, booking] = await Promise.all([
    readRecord(mails, mailPath(id), transaction),
    readRecord(bookings, bookingPath(bookingId), transaction),
  ]);
  if (mail?.state !== 'sent' || mail.rung !== 'text') return false;
  const isSame = booking?.startsAt === mail.parameters['startsAt'];
  return booking?.status === 'confirmed' && isSame && booking.startsAt > now;
}
