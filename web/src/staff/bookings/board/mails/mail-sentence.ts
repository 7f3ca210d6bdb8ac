import type { Language } from '../../../../platform/language/catalogue';
import { adminMailsCopy } from '../../../parts/texts/mails';
import type { MailFate } from './mail-fate';

/** What may be said of the mails of a change; nothing where nothing is known. */
export function mailSentence(fate: MailFate, lang: Language): string {
  return adminMailsCopy[lang].fates[fate];
}

/** Sentences in a row; empty ones are left out. */
export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
