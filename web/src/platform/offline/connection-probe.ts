/** Fetches a file that nobody caches, and compares it: a captive portal answers with a page of its own. */
import { ANSWER_MS, type Look } from './connection-store';

/** In `web/public`; the service worker does not keep it (`build/app-shell.ts` keeps named files only). */
export const PROBE_FILE = '/connection.txt';
export const PROBE_TEXT = 'tulia';

/** `silent` after five seconds without an answer. Never rejects. */
export async function probeServer(): Promise<Look> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), ANSWER_MS);
  try {
    // The query defeats caches on the way that ignore `no-store`.
    const answer = await fetch(`${PROBE_FILE}?${Date.now()}`, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: patience.signal,
    });
    const text = await answer.text();
    return answer.ok && text.trim() === PROBE_TEXT ? 'answered' : 'failed';
  } catch {
    return patience.signal.aborted ? 'silent' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
