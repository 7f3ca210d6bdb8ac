import { isLanguage, LANGUAGES, MAIN_LANGUAGE, type Language } from './language';

/** A text that the practice writes in every language, as records keep it; a missing translation is empty. */
export type Localized = Readonly<Record<Language, string>>;

/** The text in the reader's language, or in the main language where no translation is stored. */
export function inLanguage(text: Localized, language: Language): string {
  return text[language] || text[MAIN_LANGUAGE];
}

/** Whether the text was written in this language. */
export function isWrittenIn(text: Localized, language: Language): boolean {
  return Boolean(text[language]);
}

/** A text that has not been written in any language. */
export const emptyText: Localized = Object.fromEntries(
  LANGUAGES.map((language) => [language, '']),
) as Record<Language, string>;

/** Whether a stored value is such a text. */
export function isLocalized(value: unknown): value is Localized {
  return (
    typeof value === 'object' &&
    value !== null &&
    MAIN_LANGUAGE in value &&
    Object.keys(value).every(isLanguage)
  );
}
