/** The emails of a cancellation wait while staff can undo it. */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingMailId } from '@tulia/domain/booking/mails/booking-mails';
import { mailPath, mails, mailStatusPath, mailStatuses } from '@tulia/domain/records/mail';
import { pushPath, pushes } from '@tulia/domain/records/push';
import type { Instant } from '@tulia/domain/time/instant';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import type { Writer } from '../platform/writer';

interface HeldMails {
  waiting: string[];
  /** whether one email was sent, or is being sent */
  isTold: boolean;
}

const refsOf = ({ id, status, undo }: Booking): DocumentReference[] =>
  status !== 'cancelled' || !undo
    ? []
    : (['booking-cancelled', 'staff-invitation'] as const).map((template) =>
        db().doc(mailPath(bookingMailId(id, undo.version, template))),
      );

function foundIn(snapshots: readonly DocumentSnapshot[]): HeldMails {
  const found = snapshots.flatMap((snapshot) => {
    const mail = recordOf(mails, snapshot);
    return mail === null ? [] : [{ id: snapshot.id, isWaiting: mail.state === 'pending' }];
  });
  const waiting = found.filter(({ isWaiting }) => isWaiting).map(({ id }) => id);
  return { waiting, isTold: waiting.length < found.length };
}

export async function readHeld(transaction: Transaction, booking: Booking): Promise<HeldMails> {
  const refs = refsOf(booking);
  return foundIn(refs.length === 0 ? [] : await transaction.getAll(...refs));
}

/** Skips the waiting emails, and deletes their notifications. */
export function dropHeld(writer: Writer, { waiting }: HeldMails, now: Instant): void {
  for (const id of waiting) {
    writer.update(db().doc(mailPath(id)), mails.toStoredPart({ state: 'skipped' }));
    const told = mailStatuses.toStoredPart({ state: 'skipped', updatedAt: now });
    writer.update(db().doc(mailStatusPath(id)), told);
    writer.delete(db().doc(pushPath(id)));
  }
}

/** Makes the waiting emails due now. @returns ids of the notifications that are due with them */
export async function releaseHeld(booking: Booking, now: Instant): Promise<string[]> {
  const refs = refsOf(booking);
  if (refs.length === 0) return [];
  const pushed = refs.map(({ id }) => db().doc(pushPath(id)));
  const { waiting } = foundIn(await db().getAll(...refs));
  const notices = (await db().getAll(...pushed)).filter(({ exists }) => exists);
  const due = new Date(now);
  await Promise.all([
    ...waiting.map((id) => db().doc(mailPath(id)).update({ notBefore: due, dueSince: due })),
    ...notices.map(({ ref }) => ref.update(pushes.toStoredPart({ dueAt: now }))),
  ]);
  return notices.map(({ id }) => id);
}
