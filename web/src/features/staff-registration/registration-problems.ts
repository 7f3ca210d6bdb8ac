import { parseInput, type InputOf } from '@tulia/domain/calls/call';
import { registerStaff } from '@tulia/domain/calls/register-staff';
import { Refusal } from '@tulia/domain/refusal';
import { adminRegistrationCopy } from '../../copy/staff/admin-registration';
import type { Language } from '../../copy/catalogue';

export type RegistrationInput = InputOf<typeof registerStaff>;
export type RegistrationField = keyof RegistrationInput;

/** The form as typed; a role has always one of the three values. */
export const EMPTY_REGISTRATION: RegistrationInput = {
  fullName: '',
  email: '',
  password: '',
  role: 'therapist',
};

/** Reason codes by field of a refusal; empty when it is not about the form. */
export function fieldsOf(refusal: Refusal): Partial<Record<RegistrationField, string>> {
  if (refusal.is('invalid-input')) return refusal.details.fields;
  if (refusal.is('email-in-use')) return { email: 'email-in-use' };
  if (refusal.is('weak-password')) return { password: 'weak-password' };
  return {};
}

/** What is wrong with the form by the contract of the call itself, as reason codes. */
export function registrationProblems(
  input: RegistrationInput,
): Partial<Record<RegistrationField, string>> {
  try {
    parseInput(registerStaff, input);
    return {};
  } catch (error) {
    if (error instanceof Refusal) return fieldsOf(error as Refusal);
    throw error;
  }
}

/** A reason code as a sentence. */
export function reasonText(code: string, lang: Language): string {
  const t = adminRegistrationCopy[lang];
  const problems: Record<string, string> = t.problems;
  return problems[code] ?? t.failed;
}
