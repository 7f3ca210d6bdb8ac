import { LANGUAGES, localPath } from '../src/platform/language/language.ts';
import { APP_PATHS } from '../src/paths.ts';

/**
 * `robots.txt`: public pages are open to all, personal ones are not, and staging is not at all.
 * @param siteUrl origin of the site
 */
export function robots(siteUrl: string, isStaging = false): string {
  if (isStaging) return 'User-agent: *\nDisallow: /\n';
  const closed = [APP_PATHS.admin, APP_PATHS.staff, APP_PATHS.profile, APP_PATHS.mySessions];
  return [
    'User-agent: *',
    ...LANGUAGES.flatMap((language) =>
      closed.map((path) => `Disallow: ${localPath(path, language)}`),
    ),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
