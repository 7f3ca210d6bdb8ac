import type { Language } from '../person/language';
import { DAY, type Instant } from '../time/instant';
import { defineRecord } from './record';

export const MESSAGE_SUBJECTS = ['general', 'booking', 'services', 'insurance'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

/** How long a message is kept until it is answered, and after that. */
export const OPEN_MESSAGE_KEPT = 365 * DAY;
export const ANSWERED_MESSAGE_KEPT = 30 * DAY;

/** `messages/{id}`: the contact form. */
export interface Message {
  name: string;
  /** lower-case */
  email: string;
  subject: MessageSubject;
  message: string;
  language: Language;
  answered: boolean;
  createdAt: Instant;
  /** when it is removed */
  expiresAt: Instant;
}

export const messages = defineRecord<Message>({
  collection: 'messages',
  instants: ['createdAt', 'expiresAt'],
});
export const messagePath = (id: string) => `messages/${id}`;
