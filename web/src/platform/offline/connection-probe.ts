/**
 * One look at a small file of the site that is never kept: by the browser, by the service worker or by the hosting. Its
 * text is compared, because a captive portal answers every address with a page of its own.
 */
import { ANSWER_MS, type Look } from './connection-store';

/** Stands in `web/public`; the service worker does not keep it (`build/app-shell.ts` keeps named files only). */
export const LOOK_FILE = '/connection.txt';
export const LOOK_TEXT = 'tulia';

/** Asks for the file. `silent` after five seconds without an answer. Never rejects. */
export async function probeServer(): Promise<Look> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), ANSWER_MS);
  try {
    // The query makes it an address of its own for caches on the way that do not obey `no-store`.
    const answer = await fetch(`${LOOK_FILE}?${Date.now()}`, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: patience.signal,
    });
    const text = await answer.text();
    return answer.ok && text.trim() === LOOK_TEXT ? 'answered' : 'failed';
  } catch {
    return patience.signal.aborted ? 'silent' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
