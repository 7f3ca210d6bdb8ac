import type { Language } from '../person/language';
import type { Instant } from '../time/instant';
import type { MailTemplate } from '../booking/mails/mail-table';
import { defineRecord } from './record';

/** The mails of which a client is also told by a notification, on the devices where they asked for it. */
export const PUSHED_TEMPLATES = [
  'booking-confirmed',
  'booking-moved',
  'booking-rejected',
  'booking-cancelled',
  'session-reminder',
] as const satisfies readonly MailTemplate[];
export type PushedTemplate = (typeof PUSHED_TEMPLATES)[number];

export function isPushed(template: MailTemplate): template is PushedTemplate {
  return (PUSHED_TEMPLATES as readonly MailTemplate[]).includes(template);
}

/** `pushTokens/{id}`: a device on which somebody wants notifications; the id is derived from the token. */
export interface PushToken {
  uid: string;
  /** as Firebase Cloud Messaging gave it to the device */
  token: string;
  createdAt: Instant;
}

export const pushTokens = defineRecord<PushToken>({
  collection: 'pushTokens',
  instants: ['createdAt'],
});
export const pushTokenPath = (id: string) => `pushTokens/${id}`;

/**
 * `pushes/{mailId}`: a notification that has not gone out yet, written in the commit of the mail it belongs to and removed
 * when it has gone out or has lost its point. Its text is made when it is sent.
 */
export interface Push {
  template: PushedTemplate;
  language: Language;
  bookingId: string;
  /** the time of the session as it stood then */
  startsAt: Instant;
  attempts: number;
  /** the worker leaves it alone until then; taking it up moves this on, so that a crash is found again */
  dueAt: Instant;
  createdAt: Instant;
  /** ids of the devices that were reached by an earlier attempt */
  reached: string[];
}

export const pushes = defineRecord<Push>({
  collection: 'pushes',
  instants: ['startsAt', 'dueAt', 'createdAt'],
});
export const pushPath = (mailId: string) => `pushes/${mailId}`;
