import type { StaffRing, StaffWishes } from '../booking/staff-notices';
import type { Language } from '../person/language';
import type { Instant } from '../time/instant';
import type { MailTemplate } from '../booking/mails/mail-table';
import { defineRecord } from './record';

/** Emails that clients also get as a notification, on devices where they asked for it. */
export const PUSHED_TEMPLATES = [
  'booking-confirmed',
  'booking-moved',
  'booking-handed-over',
  'booking-rejected',
  'booking-cancelled',
  'session-reminder',
] as const satisfies readonly MailTemplate[];
export type PushedTemplate = (typeof PUSHED_TEMPLATES)[number];

export function isPushed(template: MailTemplate): template is PushedTemplate {
  return (PUSHED_TEMPLATES as readonly MailTemplate[]).includes(template);
}

/** `pushTokens/{id}`: a device on which a person wants notifications. The id derives from the token. */
export interface PushToken {
  uid: string;
  token: string;
  createdAt: Instant;
  /** null for a client's device */
  staff: StaffWishes | null;
}

export const pushTokens = defineRecord<PushToken>('pushTokens', ['createdAt'], { staff: null });
export const pushTokenPath = (id: string) => `pushTokens/${id}`;

/**
 * `pushes/{id}`: a notification to send, removed once it is sent or useless. One of a client has the id of its email;
 * one of staff goes to every device that asked for its kind.
 */
export interface Push {
  template: PushedTemplate | StaffRing;
  /** of a client; each device of staff has its own */
  language: Language;
  bookingId: string;
  startsAt: Instant;
  attempts: number;
  /** the worker waits until then; an attempt moves it on, so that a notification is found again after a crash */
  dueAt: Instant;
  createdAt: Instant;
  reached: string[];
}

export const pushes = defineRecord<Push>('pushes', ['startsAt', 'dueAt', 'createdAt']);
export const pushPath = (mailId: string) => `pushes/${mailId}`;
