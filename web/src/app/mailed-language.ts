import { splitPath } from '../platform/language/language';

/**
 * The language of the page that a mailed account link leads on to (`continueUrl`, which sign-up and reset set);
 * null for any other address. Firebase's own links carry no prefix.
 */
export function languageOfMailedLink(search: string) {
  const next = new URLSearchParams(search).get('continueUrl');
  if (next === null) return null;
  try {
    return splitPath(new URL(next).pathname).language;
  } catch {
    return null;
  }
}
