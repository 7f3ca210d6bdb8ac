import type { Rung } from '../booking/mails/ladder';
import type { MailTemplate } from '../booking/mails/mail-table';
import type { Language } from '../person/language';
import { DAY, type Instant } from '../time/instant';
import { defineRecord } from './record';
import type { TextState } from './texting/text';

/**
 * pending -> sending -> sent | pending (retry) | failed. `unknown`: a crash left open whether the mail server took it.
 * Only staff send such an email again.
 */
export const MAIL_STATES = ['pending', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Longer than sessions are booked ahead, because reminders look back. */
export const MAIL_KEPT = 180 * DAY;
/** For the last emails to a client who left, and for emails with a link of the account: time enough to send them. */
export const LAST_MAIL_KEPT = 2 * DAY;
/** These emails may not have arrived, so staff must act. */
export const TROUBLED_MAIL_STATES: readonly MailState[] = ['failed', 'unknown'];

/** `mail/{id}`: the outbox. The id derives from the cause, so the same email is written once. */
export interface Mail {
  to: string;
  template: MailTemplate;
  language: Language;
  bookingId: string | null;
  /** for the template, which is rendered when the email is sent */
  parameters: Record<string, string | number | boolean | null>;
  state: MailState;
  /** of a reminder whose client chose texts or a call; null for an email with its notification beside it */
  rung: Rung | null;
  /** on this rung */
  attempts: number;
  /** the worker waits until then; during sending the end of the lease, so that one query finds both */
  notBefore: Instant;
  /** when it was due; retries count from here */
  dueSince: Instant;
  leaseToken: string | null;
  leaseUntil: Instant | null;
  createdAt: Instant;
  sentAt: Instant | null;
  expiresAt: Instant;
}

export const mails = defineRecord<Mail>(
  'mail',
  ['notBefore', 'dueSince', 'leaseUntil', 'createdAt', 'sentAt', 'expiresAt'],
  { rung: null },
);
export const mailPath = (id: string) => `mail/${id}`;

/** `mailStatus/{id}`: delivery for staff, without texts. */
export interface MailStatus {
  template: MailTemplate;
  bookingId: string | null;
  to: string;
  /** the `InvitationChange` of an invitation; null for other emails */
  change: string | null;
  state: MailState;
  rung: Rung | null;
  /** of the text, once one left or was tried */
  text: TextState | null;
  attempts: number;
  /** a code such as `smtp-550`; never a server's raw text */
  problem: string | null;
  updatedAt: Instant;
  createdAt: Instant;
  expiresAt: Instant;
}

export const mailStatuses = defineRecord<MailStatus>(
  'mailStatus',
  ['updatedAt', 'createdAt', 'expiresAt'],
  { rung: null, text: null },
);
export const mailStatusPath = (id: string) => `mailStatus/${id}`;
