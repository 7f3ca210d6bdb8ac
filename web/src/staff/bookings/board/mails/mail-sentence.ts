import type { Language } from '../../../../platform/language/catalogue';
import { adminMailsTexts } from '../../../parts/texts/mails';
import type { MailFate } from './mail-fate';

/** What a toast says of the mails of a change; empty for `unclear`. */
export function mailSentence(fate: MailFate, lang: Language): string {
  return adminMailsTexts[lang].fates[fate];
}

export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
