import type { Instant } from '../time/instant';
import { hasLetters, nameOfAccount } from './name';
import { MAIN_LANGUAGE, type Language } from './language';

export const COMMUNICATION_METHODS = ['email', 'phone', 'message'] as const;
export type CommunicationMethod = (typeof COMMUNICATION_METHODS)[number];
/** Time before a session, in the form of the specification. */
export const REMINDER_LEADS = ['none', '1h', '2h', '4h', '12h', '24h', '48h'] as const;
export type ReminderLead = (typeof REMINDER_LEADS)[number];

/** `profiles/{uid}` (specification section 3). Nothing decides by `role` here. */
export interface Profile {
  fullName: string;
  email: string;
  role: 'client';
  profile: {
    phone?: string;
    address?: string;
    emergencyContact?: { name: string; phone: string; relationship: string };
    preferences: {
      communicationMethod: CommunicationMethod;
      reminderFrequency: ReminderLead;
      language: Language;
    };
  };
  updatedAt: Instant;
}

const PROFILE_NAME_MAX = 120;

export function newProfile(
  account: {
    fullName?: string | null;
    name?: string | null;
    email?: string | null;
    language?: Language;
  },
  now: Instant,
): Profile {
  return {
    fullName: presentable(account.fullName) || presentable(account.name) || 'User',
    email: account.email ?? '',
    role: 'client',
    profile: {
      preferences: {
        communicationMethod: 'email',
        reminderFrequency: '4h',
        language: account.language ?? MAIN_LANGUAGE,
      },
    },
    updatedAt: now,
  };
}

/** The cleaned name from another service. Empty when it has no letters. */
function presentable(name: string | null | undefined): string {
  const readable = nameOfAccount(name ?? '').slice(0, PROFILE_NAME_MAX);
  return hasLetters(readable) ? readable : '';
}
