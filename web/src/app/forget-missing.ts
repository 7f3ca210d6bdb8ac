/**
 * Hosting gives every answer under `/assets/` the same caching, a 404 too: its rules know paths, not answers. So a
 * browser may remember for a year that a file is missing, even after a deployment has brought the file back. Files
 * that could not be loaded are therefore asked for anew, past the browser's cache, which replaces what the cache
 * held.
 */

/** How long a reload waits for the answers at most, milliseconds. */
const PATIENCE_MS = 3000;

/** Addresses that an import which failed may have wanted: the file it names, and what was to be loaded with it. */
export function wantedBy(reason: unknown, document: Document): string[] {
  const named = reason instanceof Error ? (/https?:\/\/\S+/.exec(reason.message)?.[0] ?? '') : '';
  const along = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => href,
  );
  return [...new Set([named, ...along])].filter((url) => url.includes('/assets/'));
}

/** Whether the site says of one of these that it is not there; nothing is known of what does not answer. */
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

/** Resolves when all answers are there, or after a few seconds; never fails. */
export async function askAnew(urls: readonly string[], ask: typeof fetch = fetch): Promise<void> {
  const answers = urls.map((url) => ask(url, { cache: 'reload' }));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(answers), patience]);
}
