/**
 * Which language a page speaks: the path decides (`/sw` is Swahili, no prefix is English), links keep it. The last
 * choice is remembered and applies where an address without prefix leads into the app, such as a link in a mail.
 */
// By its file, since the build reads this module where packages in TypeScript cannot be loaded.
import {
  isLanguage,
  LANGUAGE_FACTS,
  LANGUAGES,
  MAIN_LANGUAGE,
  OTHER_LANGUAGES,
  type Language,
} from '../../../../domain/src/person/language.ts';
import { readText, writeText } from '../../storage.ts';

export { isLanguage, LANGUAGE_FACTS, LANGUAGES, MAIN_LANGUAGE, OTHER_LANGUAGES };

const REMEMBERED = 'tulia.language';

/** `''` or `/sw`: what stands before every path of the language. */
export function prefixOf(language: Language): string {
  return LANGUAGE_FACTS[language].prefix;
}

/** Splits a path into its language and the path without prefix: `/sw/about` is Swahili `/about`. */
export function splitPath(pathname: string): { language: Language; path: string } {
  for (const language of OTHER_LANGUAGES) {
    const prefix = prefixOf(language);
    if (pathname === prefix || pathname.startsWith(`${prefix}/`))
      return { language, path: pathname.slice(prefix.length) || '/' };
  }
  return { language: MAIN_LANGUAGE, path: pathname };
}

/** The app manifest of the language, as its file is called. */
export function manifestFile(language: Language): string {
  return language === MAIN_LANGUAGE ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

/** The address of `path` (which carries no prefix, and may carry a query) in a language. */
export function localPath(path: string, language: Language): string {
  const prefix = prefixOf(language);
  return prefix !== '' && path.startsWith('/') && /^\/($|[?#])/.test(path)
    ? `${prefix}${path.slice(1)}`
    : `${prefix}${path}`;
}

/** The empty page of each language, which names its manifest: browsers may miss a change of it by script. */
export const shellPath = (language: Language): string => localPath('/shell', language);

export const shellFile = (language: Language): string => `${shellPath(language).slice(1)}.html`;

export function rememberedLanguage(): Language | null {
  const value = readText(REMEMBERED);
  return isLanguage(value) ? value : null;
}

export function rememberLanguage(language: Language): void {
  // A browser that stores nothing still has the prefix in the address.
  writeText(REMEMBERED, language);
}
