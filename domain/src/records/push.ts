import type { Language } from '../person/language';
import type { Instant } from '../time/instant';
import type { MailTemplate } from '../booking/mails/mail-table';
import { defineRecord } from './record';

/** The mails that a client also gets as a notification, on the devices on which they asked for it. */
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

/** `pushTokens/{id}`: a device on which a client wants notifications; the id is derived from the token. */
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
 * `pushes/{mailId}`: a notification to be sent, written in the commit of its mail and removed when it was sent or
 * is of no use any more. Its text is made when it is sent.
 */
export interface Push {
  template: PushedTemplate;
  language: Language;
  bookingId: string;
  /** the time of the session when it was written */
  startsAt: Instant;
  attempts: number;
  /**
   * the worker leaves it alone until then; starting an attempt moves it on, so that a notification is found again
   * after a crash
   */
  dueAt: Instant;
  createdAt: Instant;
  /** ids of the devices that an earlier attempt reached */
  reached: string[];
}

export const pushes = defineRecord<Push>({
  collection: 'pushes',
  instants: ['startsAt', 'dueAt', 'createdAt'],
});
export const pushPath = (mailId: string) => `pushes/${mailId}`;
