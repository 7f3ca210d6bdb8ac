/**
 * Where the built site will live, for canonical addresses, the sitemap and preview cards: `TULIA_SITE_URL`, which a
 * deployment sets, else the project's own address on Firebase Hosting, else the local environment's.
 */
export function siteUrl(environment: Record<string, string | undefined>): string {
  const { TULIA_SITE_URL: given, VITE_FIREBASE_CONFIG: config } = environment;
  if (given !== undefined && given !== '') return new URL(given).origin;
  if (config !== undefined && config !== '') {
    const { projectId } = JSON.parse(config) as { projectId?: unknown };
    if (typeof projectId === 'string') return `https://${projectId}.web.app`;
  }
  return 'http://127.0.0.1:5000';
}
