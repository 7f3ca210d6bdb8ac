import type { Language } from '../person/language';
import { DAY, type Instant } from '../time/instant';
import { defineRecord } from './record';

export const MESSAGE_SUBJECTS = ['general', 'booking', 'services', 'insurance'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

/** How long messages are kept: open ones, and after the answer. */
export const OPEN_MESSAGE_KEPT = 365 * DAY;
export const ANSWERED_MESSAGE_KEPT = 30 * DAY;

/** `messages/{id}`: from the contact form */
export interface Message {
  name: string;
  /** lower-case */
  email: string;
  subject: MessageSubject;
  message: string;
  language: Language;
  answered: boolean;
  /** the reply that was mailed; null where staff answered in another way, or not yet */
  answer: { text: string; by: string; at: Instant } | null;
  createdAt: Instant;
  expiresAt: Instant;
}

export const messages = defineRecord<Message>('messages', ['createdAt', 'expiresAt'], {
  answer: null,
});
export const messagePath = (id: string) => `messages/${id}`;
