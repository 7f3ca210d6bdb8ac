import { isLanguage, LANGUAGES, MAIN_LANGUAGE, type Language } from './language';

/** A stored text in every language. A missing translation is empty. */
export type Localized = Readonly<Record<Language, string>>;

/** Falls back to the main language where the translation is missing. */
export function inLanguage(text: Localized, language: Language): string {
  return text[language] || text[MAIN_LANGUAGE];
}

export function isWrittenIn(text: Localized, language: Language): boolean {
  return Boolean(text[language]);
}

export const emptyText: Localized = Object.fromEntries(
  LANGUAGES.map((language) => [language, '']),
) as Record<Language, string>;

export function isLocalized(value: unknown): value is Localized {
  return (
    typeof value === 'object' &&
    value !== null &&
    MAIN_LANGUAGE in value &&
    Object.keys(value).every(isLanguage)
  );
}
