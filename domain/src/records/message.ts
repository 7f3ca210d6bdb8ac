import type { Language } from '../person/language';
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

export const MESSAGE_SUBJECTS = ['general', 'booking', 'services', 'insurance'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

/** `messages/{id}`: the contact form. */
export interface Message {
  name: string;
  email: string;
  subject: MessageSubject;
  message: string;
  language: Language;
  answered: boolean;
  createdAt: Instant;
}

export const messages = defineRecord<Message>({ collection: 'messages', instants: ['createdAt'] });
export const messagePath = (id: string) => `messages/${id}`;
