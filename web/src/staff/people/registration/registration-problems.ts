import type { InputOf } from '@tulia/domain/calls/call';
import type { registerStaff } from '@tulia/domain/calls/people/register-staff';
import type { Refusal } from '@tulia/domain/refusal';
import { adminRegistrationTexts } from './texts';
import type { Language } from '../../../platform/language/catalogue';
import { refusalSentence } from '../../../platform/language/refusals';

export type RegistrationInput = InputOf<typeof registerStaff>;

/** The form as typed; a role always has one of the three values. */
export const EMPTY_REGISTRATION: RegistrationInput = {
  fullName: '',
  email: '',
  password: '',
  role: 'therapist',
};

/** The field that a refusal of the call is about, with its reason code. */
export function blamedFields(refusal: Refusal): Readonly<Record<string, string>> {
  if (refusal.is('email-in-use') || refusal.is('email-of-client')) return { email: refusal.code };
  if (refusal.is('weak-password')) return { password: refusal.code };
  return {};
}

/** A reason code as a sentence. */
export function reasonText(code: string, lang: Language): string {
  const t = adminRegistrationTexts[lang];
  const problems: Record<string, string> = t.problems;
  return problems[code] ?? t.failed;
}

/** A refusal as a sentence, the same as at its field. */
export const refusalText = (refusal: Refusal, lang: Language): string =>
  refusal.is('internal') || refusal.code in adminRegistrationTexts[lang].problems
    ? reasonText(refusal.code, lang)
    : refusalSentence(refusal, lang);
