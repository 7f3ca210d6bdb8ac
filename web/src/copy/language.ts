/**
 * Which language a page speaks: the path decides (`/sw` is Swahili, no prefix is English), links keep it. The last
 * choice is remembered and applies where an address without prefix leads into the app, such as a link in a mail.
 */
import type { Language } from './catalogue';

export const LANGUAGES: readonly Language[] = ['en', 'sw'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', sw: 'Kiswahili' };

const REMEMBERED = 'tulia.language';

/** `''` or `/sw`: what stands before every path of the language. */
export function prefixOf(language: Language): string {
  return language === 'sw' ? '/sw' : '';
}

/** Splits a path into its language and the path without prefix: `/sw/about` is Swahili `/about`. */
export function splitPath(pathname: string): { language: Language; path: string } {
  if (pathname === '/sw' || pathname.startsWith('/sw/'))
    return { language: 'sw', path: pathname.slice(3) || '/' };
  return { language: 'en', path: pathname };
}

/** The address of `path` (which carries no prefix, and may carry a query) in a language. */
export function localPath(path: string, language: Language): string {
  const prefix = prefixOf(language);
  return prefix !== '' && path.startsWith('/') && /^\/($|[?#])/.test(path)
    ? `${prefix}${path.slice(1)}`
    : `${prefix}${path}`;
}

/** The language somebody chose on this device, if any. */
export function rememberedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(REMEMBERED);
    return value === 'en' || value === 'sw' ? value : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // A browser that keeps nothing still has the prefix in the address.
  }
}
