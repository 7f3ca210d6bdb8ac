/** Writes audit entries for changes of the practice (domain/records/audit.ts), in the commit of each change. */
import { LANGUAGES, MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { isLocalized } from '@tulia/domain/person/localized';
import { audit, auditPath, type AuditAction, type AuditEntry } from '@tulia/domain/records/audit';
import { clientPath } from '@tulia/domain/records/client';
import type { Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { FieldValue, type DocumentData, type Transaction } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { db } from '../platform/app';
import type { SignedInCaller } from '../platform/caller';
import { canonicalJson } from '../platform/fingerprint';
import { recordsOf } from '../platform/stored';
import { writerOf, type Writer } from '../platform/writer';

interface AuditNote {
  action: AuditAction;
  /** path of the document */
  subject: string;
  label?: string | undefined;
  fields: readonly string[];
}

export function writeAudit(
  writer: Writer,
  by: SignedInCaller,
  { action, subject, label, fields }: AuditNote,
  now: Instant,
): void {
  const name = by.name === '' ? (by.email ?? '') : by.name;
  const actor = { uid: by.uid, name };
  const entry = { at: now, actor, action, subject, label, fields: [...fields] };
  writer.create(db().doc(auditPath(randomUUID())), audit.toStored(entry));
}

/** More than a page shows. */
const HISTORY_READ = 20;

/** The newest entries about a document. */
export async function historyAbout(subject: string): Promise<AuditEntry[]> {
  const all = db().collection(audit.collection).where('subject', '==', subject);
  return recordsOf(audit, await all.orderBy('at', 'desc').limit(HISTORY_READ).get());
}

/** Records an erased booking: one entry for a client and a day counts the bookings. It names no staff member. */
export function writeErasure(writer: Writer, clientId: string, now: Instant): void {
  const id = `erased_${clientId}_${toWallTime(now).date}`;
  const entry = audit.toStored({
    action: 'records-erased',
    at: now,
    actor: { uid: '', name: '' },
    subject: clientPath(clientId),
    fields: [],
  });
  const receipt = { ...entry, count: FieldValue.increment(1) };
  writer.set(db().doc(auditPath(id)), receipt, { merge: true });
}

/** Writes an entry in its own commit, for an action with several commits. */
export async function recordAudit(
  by: SignedInCaller,
  note: AuditNote,
  now: Instant,
): Promise<void> {
  const batch = db().batch();
  writeAudit(writerOf(batch), by, note, now);
  await batch.commit();
}

/** The fields of `after` that differ from `before`, in order; for a translated text each language that differs. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const earlier = before[field];
    if (canonicalJson(earlier) === canonicalJson(value)) return [];
    if (!isLocalized(value) || !isLocalized(earlier)) return [field];
    return LANGUAGES.filter((language) => earlier[language] !== value[language]).map((language) =>
      language === MAIN_LANGUAGE ? field : `${field}.${language}`,
    );
  });
}

interface AuditedChange {
  action: AuditAction;
  /** null removes the document */
  data: Record<string, unknown> | null;
  label?: string;
  /** times of writing, which alone are no change */
  stamps?: Record<string, unknown>;
}

/**
 * Changes one document of the practice, and writes the audit entry, unless nothing changes.
 * @param change gets the document (undefined without one), may read more, and returns what to write, or throws
 * @returns the result of `change`
 */
export function changeWithAudit(
  path: string,
  by: SignedInCaller,
  now: Instant,
  change: (
    before: DocumentData | undefined,
    transaction: Transaction,
  ) => AuditedChange | Promise<AuditedChange>,
): Promise<AuditedChange> {
  const ref = db().doc(path);
  return db().runTransaction(async (transaction: Transaction) => {
    const before = (await transaction.get(ref)).data();
    const changed = await change(before, transaction);
    const { action, data, label, stamps = {} } = changed;
    const writer = writerOf(transaction);
    const fields = data === null ? [] : changedFields(before ?? {}, data);
    if (data !== null && fields.length === 0) return changed;
    if (data === null) writer.delete(ref);
    else writer.set(ref, { ...data, ...stamps }, { merge: true });
    writeAudit(writer, by, { action, subject: path, label, fields }, now);
    return changed;
  });
}
