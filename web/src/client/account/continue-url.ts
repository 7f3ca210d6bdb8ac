import { localPath, type LANGUAGES } from '../../platform/language/language';
import { paths, withRedirect } from '../../paths';

/** The absolute address that a mailed link leads to in the end: the login page, which leads on to `target`. */
export function continueUrl(
  target: string,
  language: (typeof LANGUAGES)[number],
  confirmed = false,
): string {
  const page = withRedirect(paths.login, target) + (confirmed ? '&verified=1' : '');
  return new URL(localPath(page, language), window.location.origin).href;
}
