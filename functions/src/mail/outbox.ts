/**
 * Puts mails into the outbox, in the commit of what they tell about, and with some of them a notification to the
 * client's devices. `mail/` and `push/` take them from there.
 */
import type { Parametrized } from '@tulia/domain/booking/mails/mail-parameters';
import {
  MAIL_KEPT,
  mailPath,
  mailStatusPath,
  mailStatuses,
  mails,
  type Mail,
} from '@tulia/domain/records/mail';
import { isPushed, pushPath, pushes } from '@tulia/domain/records/push';
import type { Language } from '@tulia/domain/person/language';
import type { Instant } from '@tulia/domain/time/instant';
import type { DocumentData } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { Writer } from '../platform/writer';

type PushedMail = Pick<Mail, 'template' | 'language' | 'bookingId' | 'parameters'> & { id: string };

/** Any mail; those about a booking are `BookingMail`s of `domain/booking/mails/booking-mails.ts`. */
export type OutgoingMail = Parametrized & {
  /** derives from what the mail is about, so that the same mail is written once */
  id: string;
  to: string;
  language: Language;
  bookingId: string | null;
  /** milliseconds it waits before it may go; default 0 */
  delay?: number;
  /** whether it takes the place of an earlier mail of the same id; default no */
  replaces?: boolean;
  /** its notification waits as long; default no */
  noticeWaits?: boolean;
  /** milliseconds for which it is kept; default `MAIL_KEPT` */
  keptFor?: number;
};

/** A mail without an address, such as to a client with a deleted account, is not written. */
export function queueMail(writer: Writer, mail: OutgoingMail, now: Instant): void {
  if (mail.to === '') return;
  const {
    id,
    delay = 0,
    replaces = false,
    noticeWaits = false,
    keptFor = MAIL_KEPT,
    ...rest
  } = mail;
  // What waits is kept as long after it may go.
  const expiresAt = now + delay + keptFor;
  const write = (path: string, data: DocumentData) =>
    replaces ? writer.set(db().doc(path), data) : writer.create(db().doc(path), data);
  write(
    mailPath(id),
    mails.toStored({
      ...rest,
      state: 'pending',
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
    mailStatusPath(id),
    mailStatuses.toStored({
      template: mail.template,
      bookingId: mail.bookingId,
      to: mail.to,
      change: changeOf(mail),
      state: 'pending',
      attempts: 0,
      problem: null,
      updatedAt: now,
      createdAt: now,
      expiresAt,
    }),
  );
  // A notification need not wait for what its mail may still have to say; a reminder waits for its hour.
  if (mail.template !== 'session-reminder')
    queuePush(writer, mail, now, noticeWaits ? now + delay : now);
}

const changeOf = ({ parameters }: OutgoingMail): string | null =>
  'change' in parameters ? parameters.change : null;

/** The notification that goes with a mail, if its template has one. */
export function queuePush(
  writer: Writer,
  mail: PushedMail,
  now: Instant,
  dueAt: Instant = now,
): void {
  const { id, template, language, bookingId, parameters } = mail;
  const startsAt = parameters['startsAt'];
  if (!isPushed(template) || bookingId === null || typeof startsAt !== 'number') return;
  // Its mail was written once; a reminder that is planned anew takes the place of one that is still on its way.
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
