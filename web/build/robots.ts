import { LANGUAGES, localPath } from '../src/platform/language/language.ts';
import { APP_PATHS, PUBLIC_PATHS } from '../src/paths.ts';

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

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** `security.txt` (RFC 9116) says where to report a weakness of the site. It expires after a year. */
export function securityText(siteUrl: string, now: number): string {
  return [
    `Contact: ${siteUrl}${PUBLIC_PATHS.contact}`,
    `Expires: ${new Date(now + YEAR).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${siteUrl}/security.txt`,
    '',
  ].join('\n');
}
