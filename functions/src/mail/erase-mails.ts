import { LAST_MAIL_KEPT, mails, mailStatuses, mailStatusPath } from '@tulia/domain/records/mail';
import type { Mail } from '@tulia/domain/records/mail';
import { textPath } from '@tulia/domain/records/texting/text';
import type { Instant } from '@tulia/domain/time/instant';
import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../platform/app';

/** An email has its status beside it, and perhaps a text; a batch takes 500 writes. */
const PER_BATCH = 160;

const outbox = () => db().collection(mails.collection);

export const mailsAbout = (bookingId: string): Query =>
  outbox().where('bookingId', '==', bookingId);
export const mailsTo = (address: string): Query => outbox().where('to', '==', address);
export const expiredMails = (now: Instant): Query =>
  outbox().where('expiresAt', '<=', new Date(now)).orderBy('expiresAt');

/** @returns how many it removed */
export async function eraseMails(query: Query): Promise<number> {
  let erased = 0;
  for (;;) {
    const { docs } = await query.limit(PER_BATCH).get();
    if (docs.length === 0) return erased;
    const batch = db().batch();
    for (const doc of docs) remove(batch, doc);
    await batch.commit();
    erased += docs.length;
    if (docs.length < PER_BATCH) return erased;
  }
}

/** Removes closed emails. One that is still to be sent is sent, and the nightly job removes it soon after. */
export async function letGoOfMails(query: Query, now: Instant): Promise<void> {
  const { docs } = await query.get();
  for (let from = 0; from < docs.length; from += PER_BATCH) {
    const batch = db().batch();
    for (const doc of docs.slice(from, from + PER_BATCH)) {
      const mail = mails.fromStored(doc.data());
      if (mail.template === 'account-deleted') continue;
      if (stillLeaves(mail)) shorten(batch, doc, now + LAST_MAIL_KEPT);
      else remove(batch, doc);
    }
    await batch.commit();
  }
}

function stillLeaves({ state, template }: Mail): boolean {
  // A planned reminder is no longer needed.
  const planned = template === 'session-reminder' && state === 'pending';
  return !planned && (state === 'pending' || state === 'sending');
}

export async function hasMailToLeave(bookingId: string): Promise<boolean> {
  const { docs } = await mailsAbout(bookingId).get();
  return docs.some((doc) => stillLeaves(mails.fromStored(doc.data())));
}

function remove(batch: WriteBatch, doc: QueryDocumentSnapshot): void {
  batch.delete(doc.ref);
  batch.delete(db().doc(mailStatusPath(doc.id)));
  batch.delete(db().doc(textPath(doc.id)));
}

function shorten(batch: WriteBatch, doc: QueryDocumentSnapshot, expiresAt: Instant): void {
  batch.update(doc.ref, mails.toStoredPart({ expiresAt }));
  batch.update(db().doc(mailStatusPath(doc.id)), mailStatuses.toStoredPart({ expiresAt }));
}
