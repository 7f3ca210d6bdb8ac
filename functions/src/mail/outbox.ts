/** Puts emails and their notifications into the outbox, in the commit of the change that they tell about. */
import type { Parametrized } from '@tulia/domain/booking/mails/mail-parameters';
import * as records from '@tulia/domain/records/mail';
import { isPushed, pushPath, pushes } from '@tulia/domain/records/push';
import type { Language } from '@tulia/domain/person/language';
import type { Text } from '@tulia/domain/records/texting/text';
import type { Instant } from '@tulia/domain/time/instant';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { Writer } from '../platform/writer';

export type OutgoingMail = Parametrized & {
  /** derives from the reason for the email, so that it is written once */
  id: string;
  to: string;
  language: Language;
  bookingId: string | null;
  /** milliseconds; default 0 */
  delay?: number;
  /** overwrites an earlier email with the same id; default no */
  replaces?: boolean;
  /** the notification waits for `delay` too; default no */
  noticeWaits?: boolean;
  /** milliseconds; default `MAIL_KEPT` */
  keptFor?: number;
};

/** Skips an email without an address, as to a client who deleted the account. */
export function queueMail(writer: Writer, mail: OutgoingMail, now: Instant): void {
  if (mail.to === '') return;
  const {
    id,
    delay = 0,
    replaces = false,
    noticeWaits = false,
    keptFor = records.MAIL_KEPT,
    ...rest
  } = mail;
  // The time for which an email is kept begins when it may be sent.
  const expiresAt = now + delay + keptFor;
  const write = (path: string, data: DocumentData) =>
    replaces ? writer.set(db().doc(path), data) : writer.create(db().doc(path), data);
  write(
    records.mailPath(id),
    records.mails.toStored({
      ...rest,
      state: 'pending',
      rung: null,
      attempts: 0,
      notBefore: now + delay,
      dueSince: now + delay,
      leaseToken: null,
      leaseUntil: null,
      createdAt: now,
      sentAt: null,
      expiresAt,
    }),
  );
  write(
    records.mailStatusPath(id),
    records.mailStatuses.toStored({
      template: mail.template,
      bookingId: mail.bookingId,
      to: mail.to,
      change: changeOf(mail),
      state: 'pending',
      rung: null,
      text: null,
      attempts: 0,
      problem: null,
      updatedAt: now,
      createdAt: now,
      expiresAt,
    }),
  );
  // The worker queues the notification of a reminder when the reminder is due.
  if (mail.template !== 'session-reminder')
    queuePush(writer, mail, now, noticeWaits ? now + delay : now);
}

const changeOf = ({ parameters }: OutgoingMail): string | null =>
  'change' in parameters ? parameters.change : null;

/** Queues the notification of an email, if its template has one. */
export function queuePush(
  writer: Writer,
  mail: Pick<records.Mail, 'template' | 'language' | 'bookingId' | 'parameters'> & { id: string },
  now: Instant,
  dueAt: Instant = now,
): void {
  const { id, template, language, parameters } = mail;
  const { startsAt, waitId } = parameters as Record<string, unknown>;
  const bookingId = template === 'time-offered' ? waitId : mail.bookingId;
  if (!isPushed(template) || typeof bookingId !== 'string' || typeof startsAt !== 'number') return;
  // A reminder that is planned anew replaces a notification that has not left yet.
  writer.set(
    db().doc(pushPath(id)),
    pushes.toStored({
      template,
      language,
      bookingId,
      startsAt,
      attempts: 0,
      dueAt,
      createdAt: now,
      reached: [],
    }),
  );
}

/** What an attempt came to. What it does not name stays as it is. */
export type Result = Pick<records.Mail, 'state'> &
  Pick<records.MailStatus, 'problem'> &
  Partial<Pick<records.Mail, 'rung' | 'attempts' | 'notBefore'>>;

/** An attempt on one rung of a reminder was a no. */
export const beginsNextRung = ({ attempts }: Result) => attempts === 0;

/** Ends the lease of an email with what the attempt came to. @param text what became of its text, if one was tried */
export function writeResult(
  transaction: Transaction,
  id: string,
  result: Result,
  text: Pick<Text, 'state'> | null,
  now: Instant,
): void {
  const { problem, ...part } = result;
  const { state, rung } = part;
  writeMail(transaction, id, {
    ...part,
    ...(beginsNextRung(result) && { dueSince: now }),
    leaseToken: null,
    leaseUntil: null,
    sentAt: state === 'sent' ? now : null,
  });
  const told = { state, problem, ...(rung && { rung }), ...(text && { text: text.state }) };
  writeStatus(transaction, id, told, now);
}

export function writeMail(transaction: Transaction, id: string, part: Partial<records.Mail>): void {
  transaction.update(db().doc(records.mailPath(id)), records.mails.toStoredPart(part));
}

export function writeStatus(
  transaction: Transaction,
  id: string,
  part: Partial<records.MailStatus>,
  now: Instant,
): void {
  const told = records.mailStatuses.toStoredPart({ ...part, updatedAt: now });
  transaction.update(db().doc(records.mailStatusPath(id)), told);
}
