import type { Language } from '../../../../platform/language/catalogue';
import { adminMailsTexts } from '../../../parts/texts/mails';
import type { MailFate } from './mail-fate';

/** What a toast may say of the mails of a change; empty where nothing is known. */
export function mailSentence(fate: MailFate, lang: Language): string {
  return adminMailsTexts[lang].fates[fate];
}

/** Joins sentences; empty ones are left out. */
export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
