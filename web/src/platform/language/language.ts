/** The path decides the language; the last choice counts where an app address lacks a prefix, as in an email. */
// Imported by file: the build reads this module where packages in TypeScript cannot be loaded.
import {
  isLanguage,
  LANGUAGE_FACTS,
  LANGUAGES,
  MAIN_LANGUAGE,
  OTHER_LANGUAGES,
  type Language,
} from '../../../../domain/src/person/language.ts';
import { readText, writeText } from '../../storage.ts';

export { isLanguage, LANGUAGE_FACTS, LANGUAGES, MAIN_LANGUAGE, OTHER_LANGUAGES, type Language };

const REMEMBERED = 'tulia.language';

/** `''` or `/sw`. */
export function prefixOf(language: Language): string {
  return LANGUAGE_FACTS[language].prefix;
}

/** `/sw/about` becomes Swahili and `/about`. */
export function splitPath(pathname: string): { language: Language; path: string } {
  for (const language of OTHER_LANGUAGES) {
    const prefix = prefixOf(language);
    if (pathname === prefix || pathname.startsWith(`${prefix}/`))
      return { language, path: pathname.slice(prefix.length) || '/' };
  }
  return { language: MAIN_LANGUAGE, path: pathname };
}

export function manifestFile(language: Language): string {
  return language === MAIN_LANGUAGE ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

/** `path` carries no prefix, and may carry a query. */
export function localPath(path: string, language: Language): string {
  const prefix = prefixOf(language);
  return prefix !== '' && path.startsWith('/') && /^\/($|[?#])/.test(path)
    ? `${prefix}${path.slice(1)}`
    : `${prefix}${path}`;
}

/** The empty page of each language. It names its manifest, since browsers may miss a change by script. */
export const shellPath = (language: Language): string => localPath('/shell', language);

export const shellFile = (language: Language): string => `${shellPath(language).slice(1)}.html`;

export function rememberedLanguage(): Language | null {
  const value = readText(REMEMBERED);
  return isLanguage(value) ? value : null;
}

export function rememberLanguage(language: Language): void {
  // Without storage the prefix in the address still decides.
  writeText(REMEMBERED, language);
}
