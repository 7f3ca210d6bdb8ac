/**
 * The languages of the site and of the mails, in the order in which they are offered. This is the only list of
 * them: code that makes something for each language reads it (docs/recipes.md, "a language").
 */
export interface LanguageFacts {
  /** as the language calls itself */
  name: string;
  /** for Intl, and for the preview cards of other sites */
  locale: string;
  /** the beginning of every path of the site in this language */
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

/**
 * The language that every text is written in first. It stands in for a missing translation, and its paths have no
 * prefix.
 */
export const MAIN_LANGUAGE = 'en' satisfies Language;
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== MAIN_LANGUAGE);

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
