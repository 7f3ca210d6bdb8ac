import type { MailTemplate } from '../booking/mails/mail-table';
import type { Language } from '../person/language';
import { DAY, type Instant } from '../time/instant';
import { defineRecord } from './record';

/**
 * pending -> sending -> sent | pending (retry) | failed. `unknown` when a crash left open whether the mail server
 * took it: SMTP cannot tell, so staff see it and it is never sent again by itself.
 */
export const MAIL_STATES = ['pending', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** How long a mail and its delivery are kept: longer than sessions are booked ahead, since reminders look back. */
export const MAIL_KEPT = 180 * DAY;
/**
 * How long the last mails to a client who left are kept, and emails with a link of the account: enough for the outbox
 * to send them or to give up.
 */
export const LAST_MAIL_KEPT = 2 * DAY;
/** States in which it is not known that the mail arrived, so staff have to see to it. */
export const TROUBLED_MAIL_STATES: readonly MailState[] = ['failed', 'unknown'];

/** `mail/{id}`: the outbox. The id derives from the subject of the mail, so the same mail is written once. */
export interface Mail {
  to: string;
  template: MailTemplate;
  language: Language;
  bookingId: string | null;
  /** what the template needs; the body is rendered at sending */
  parameters: Record<string, string | number | boolean | null>;
  state: MailState;
  attempts: number;
  /** the worker leaves it alone until then; while it is sent, the end of the lease, so that one query finds both */
  notBefore: Instant;
  /** since when it should have been sent; the time for retries counts from here */
  dueSince: Instant;
  /** fencing token of the worker that holds the lease */
  leaseToken: string | null;
  leaseUntil: Instant | null;
  createdAt: Instant;
  sentAt: Instant | null;
  /** when it is removed, with its delivery */
  expiresAt: Instant;
}

export const mails = defineRecord<Mail>({
  collection: 'mail',
  instants: ['notBefore', 'dueSince', 'leaseUntil', 'createdAt', 'sentAt', 'expiresAt'],
});
export const mailPath = (id: string) => `mail/${id}`;

/** `mailStatus/{id}`: delivery as staff see it, never bodies. */
export interface MailStatus {
  template: MailTemplate;
  bookingId: string | null;
  to: string;
  /** the change that an invitation to the therapist tells (`InvitationChange`); null for other mails */
  change: string | null;
  state: MailState;
  attempts: number;
  /** short code such as `smtp-550`; never a server's raw text */
  problem: string | null;
  updatedAt: Instant;
  createdAt: Instant;
  expiresAt: Instant;
}

export const mailStatuses = defineRecord<MailStatus>({
  collection: 'mailStatus',
  instants: ['updatedAt', 'createdAt', 'expiresAt'],
});
export const mailStatusPath = (id: string) => `mailStatus/${id}`;
