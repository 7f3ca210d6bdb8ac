/**
 * Takes what the provider of texts tells afterwards: a reminder that did not arrive goes by email, and whoever stopped
 * texts gets none. A repeated, late or unknown notice changes nothing.
 */
import { stepAfter } from '@tulia/domain/booking/mails/ladder';
import type { TextReport } from '@tulia/domain/practice/message-provider';
import { mailPath, mails } from '@tulia/domain/records/mail';
import { texts } from '@tulia/domain/records/texting/text';
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
import { writeResult, writeStatus } from './outbox';

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
  const { report, stops } = providerOf(account).report(kind, raw);
  try {
    const isNew = report === undefined || (await take(report, clock.now()));
    if (isNew && stops !== undefined) await stopNumber(stops, clock.now());
    return { status: 200 };
  } catch (error) {
    logFault('notice of a text not taken', { where: 'hearOfTexts', ...describeError(error) });
    return { status: 503 };
  }
}

/** @returns whether the report was the first about this text */
function take(report: TextReport, now: Instant): Promise<boolean> {
  const { providerId, state, problem } = report;
  const all = db().collection(texts.collection);
  return db().runTransaction(async (transaction) => {
    const ofThisId = all.where('providerId', '==', providerId).limit(1);
    const [found] = (await transaction.get(ofThisId)).docs;
    if (found === undefined) return keepEarly(transaction, report);
    if (texts.fromStored(found.data()).state !== 'accepted') return false;
    const { id } = found;
    const mail = await readRecord(mails, mailPath(id), transaction);
    transaction.update(found.ref, texts.toStoredPart({ state, problem }));
    if (mail?.state !== 'sent' || mail.rung !== 'text') return true;
    if (state === 'delivered') {
      writeStatus(transaction, id, { text: state }, now);
      return true;
    }
    // The worker sends it at once, unless the session is over, cancelled or moved.
    const result = { ...stepAfter('text', 'no', mail.attempts, now), problem };
    writeResult(transaction, id, result, report, now);
    return true;
  });
}

/** Texts that are on their way at the same time, and newest reports that one of them keeps. */
const MOST = 50;

/**
 * A report may come before the provider's answer has named its text. Each text on its way keeps it, and learns from the
 * answer whether the report was its own.
 */
async function keepEarly(transaction: Transaction, report: TextReport): Promise<boolean> {
  const onTheWay = db().collection(texts.collection).where('state', '==', 'sending').limit(MOST);
  const { docs } = await transaction.get(onTheWay);
  for (const doc of docs) {
    const { early } = texts.fromStored(doc.data());
    const kept = [...early, report].slice(-MOST);
    transaction.update(doc.ref, texts.toStoredPart({ early: kept }));
  }
  return docs.length > 0;
}
