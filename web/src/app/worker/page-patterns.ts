/** For the service worker's fallbacks. */
// Imported by file, as everything the build reads.
import { prefixOf, type Language } from '../../platform/language/language.ts';
import { APP_PATHS, PATHS_WITH_PAGES_BELOW, PUBLIC_PATHS, SLUG_IN_ADDRESS } from '../../paths.ts';

/** Matches path and query of each page of the language; with `below` also addresses under it. */
function pathPattern(language: Language, paths: readonly string[], below: boolean): RegExp {
  const names = paths
    .map((each) => each.slice(1))
    .filter((name) => name !== '')
    .sort();
  const tail = below ? '(?:/.*)?' : '/?';
  const home = paths.includes('/') ? '/?|' : '';
  return new RegExp(`^${prefixOf(language)}(?:${home}/(?:${names.join('|')})${tail})(?:\\?.*)?$`);
}

export const publicPages = (language: Language) =>
  pathPattern(
    language,
    [
      ...Object.values(PUBLIC_PATHS),
      ...PATHS_WITH_PAGES_BELOW.map((path) => `${path}/${SLUG_IN_ADDRESS}`),
    ],
    false,
  );

/** Admin and staff pages may have pages below them; an action handler of Auth (`/__/`) is never ours. */
export const appPages = (language: Language) =>
  pathPattern(language, Object.values(APP_PATHS), true);
