/**
 * Hosting caches every answer under `/assets/` alike, a 404 too: a browser may remember for a year that a file is
 * missing. So failed files are fetched again past the browser's cache, which replaces its entry.
 */

/** Most milliseconds that a reload waits. */
const PATIENCE_MS = 3000;

/** Addresses that a failed import may have wanted: its file and the preloads. */
export function wantedBy(reason: unknown, document: Document): string[] {
  const named = reason instanceof Error ? (/https?:\/\/\S+/.exec(reason.message)?.[0] ?? '') : '';
  const along = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => href,
  );
  return [...new Set([named, ...along])].filter((url) => url.includes('/assets/'));
}

/** True when the site says that one of these is missing; no answer proves nothing. */
export async function isMissing(
  urls: readonly string[],
  ask: typeof fetch = fetch,
): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const answers = urls.map((url) =>
    Promise.race([ask(url, { cache: 'reload' }).catch(() => null), late]),
  );
  return (await Promise.all(answers)).some((answer) => answer?.status === 404);
}

/** Resolves with the last answer, or after a few seconds; never rejects. */
export async function askAnew(urls: readonly string[], ask: typeof fetch = fetch): Promise<void> {
  const answers = urls.map((url) => ask(url, { cache: 'reload' }));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(answers), patience]);
}
