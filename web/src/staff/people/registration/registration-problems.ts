import type { InputOf } from '@tulia/domain/calls/call';
import type { registerStaff } from '@tulia/domain/calls/people/register-staff';
import type { Refusal } from '@tulia/domain/refusal';
import { adminRegistrationCopy } from './texts';
import type { Language } from '../../../platform/language/catalogue';

export type RegistrationInput = InputOf<typeof registerStaff>;
export type RegistrationField = keyof RegistrationInput;

/** The form as typed; a role always has one of the three values. */
export const EMPTY_REGISTRATION: RegistrationInput = {
  fullName: '',
  email: '',
  password: '',
  role: 'therapist',
};

/** The field that a refusal of the call is about, with its reason code; null when it is about none. */
export function blamedFields(refusal: Refusal): Partial<Record<RegistrationField, string>> | null {
  if (refusal.is('email-in-use') || refusal.is('email-of-client')) return { email: refusal.code };
  if (refusal.is('weak-password')) return { password: refusal.code };
  return null;
}

/** A reason code as a sentence. */
export function reasonText(code: string, lang: Language): string {
  const t = adminRegistrationCopy[lang];
  const problems: Record<string, string> = t.problems;
  return problems[code] ?? t.failed;
}
