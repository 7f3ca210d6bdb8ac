/** The only list of languages of site and emails, in the order of the menu (recipe 5 of docs/recipes.md). */
export interface LanguageFacts {
  name: string;
  locale: string;
  /** first part of every path in this language */
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

/** Every text exists in this language, so it replaces a missing translation. Its paths have no prefix. */
export const MAIN_LANGUAGE = 'en' satisfies Language;
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== MAIN_LANGUAGE);

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
