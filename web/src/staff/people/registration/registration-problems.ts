import type { InputOf } from '@tulia/domain/calls/call';
import type { registerStaff } from '@tulia/domain/calls/people/register-staff';
import type { Refusal } from '@tulia/domain/refusal';
import { adminRegistrationTexts } from './texts';
import type { Language } from '../../../platform/language/catalogue';
import { refusalSentence } from '../../../platform/language/refusals';

export type RegistrationInput = InputOf<typeof registerStaff>;

export const EMPTY_REGISTRATION: RegistrationInput = {
  fullName: '',
  email: '',
  password: '',
  role: 'therapist',
};

/** The field that a refusal is about, with the reason code. */
export function blamedFields(refusal: Refusal): Readonly<Record<string, string>> {
  if (refusal.is('email-in-use') || refusal.is('email-of-client')) return { email: refusal.code };
  if (refusal.is('weak-password')) return { password: refusal.code };
  return {};
}

export function reasonText(code: string, lang: Language): string {
  const t = adminRegistrationTexts[lang];
  const problems: Record<string, string> = t.problems;
  return problems[code] ?? t.failed;
}

export const refusalText = (refusal: Refusal, lang: Language): string =>
  refusal.is('internal') || refusal.code in adminRegistrationTexts[lang].problems
    ? reasonText(refusal.code, lang)
    : refusalSentence(refusal, lang);
