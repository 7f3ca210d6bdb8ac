/** Staff send an email again, or close it, after it failed or its outcome is unknown. */
import * as records from '@tulia/domain/records/mail';
import { mailName } from '@tulia/domain/booking/mails/mail-table';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import type { AuditAction } from '@tulia/domain/records/audit';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import { readRecord } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { writeAudit } from '../practice/audit';

/** The outbox trigger then sends the email. @throws Refusal not-found, transition-not-allowed */
export function queueAgain(
  mailId: string,
  by: SignedInCaller,
  now: Instant,
): Promise<records.MailState> {
  const entry = 'mail-resent' as const;
  return decide(mailId, { action: 'resend', entry, state: 'pending', problem: null }, by, now);
}

/** The email is not sent any more. @throws Refusal not-found, transition-not-allowed */
export function close(
  mailId: string,
  by: SignedInCaller,
  now: Instant,
): Promise<records.MailState> {
  return decide(mailId, { action: 'close', entry: 'mail-settled', state: 'skipped' }, by, now);
}

async function decide(
  mailId: string,
  decided: { action: string; entry: AuditAction; state: records.MailState; problem?: null },
  by: SignedInCaller,
  now: Instant,
): Promise<records.MailState> {
  const { action, entry, state, problem } = decided;
  const path = records.mailPath(mailId);
  await db().runTransaction(async (transaction) => {
    const mail = await readRecord(records.mails, path, transaction);
    if (mail === null) throw new Refusal('not-found');
    const { state: from, template } = mail;
    if (!records.TROUBLED_MAIL_STATES.includes(from)) {
      throw new Refusal('transition-not-allowed', { from, action });
    }
    // What may have reached the client by push or text goes again by email alone, since a person asks for it.
    const rung = mail.rung === null ? null : ('email' as const);
    const again = { rung, notBefore: now, dueSince: now, leaseToken: null, leaseUntil: null };
    transaction.update(db().doc(path), records.mails.toStoredPart({ state, ...again }));
    transaction.update(
      db().doc(records.mailStatusPath(mailId)),
      records.mailStatuses.toStoredPart({
        state,
        rung,
        updatedAt: now,
        ...(problem === undefined ? {} : { problem }),
      }),
    );
    const label = mailName(template, MAIN_LANGUAGE);
    const note = { action: entry, subject: records.mailStatusPath(mailId), label, fields: [] };
    writeAudit(writerOf(transaction), by, note, now);
  });
  return state;
}
