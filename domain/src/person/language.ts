/**
 * The languages of the site and of the mails, in the order in which they are offered. This is the only list of them: whatever
 * is made once for each language asks here (docs/recipes.md, "a language").
 */
export interface LanguageFacts {
  /** as the language calls itself */
  name: string;
  /** for Intl, and for cards that other sites show */
  locale: string;
  /** what stands before every path of the site in this language */
  prefix: '' | `/${string}`;
  direction: 'ltr' | 'rtl';
}

const FACTS = {
  en: { name: 'English', locale: 'en-GB', prefix: '', direction: 'ltr' },
  sw: { name: 'Kiswahili', locale: 'sw-KE', prefix: '/sw', direction: 'ltr' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof FACTS;

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = FACTS;
export const LANGUAGES = Object.keys(FACTS) as readonly Language[];

/** What every text is written in first: it stands in for a translation that is missing, and its addresses have no prefix. */
export const MAIN_LANGUAGE = 'en' satisfies Language;
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== MAIN_LANGUAGE);

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
