/**
 * Texts kept in this browser. A browser that blocks its storage throws at every use; these functions do not.
 * Imports nothing, since the first script of every page uses it.
 */

/** Kept in this tab until it is closed, instead of in this browser. */
export type Place = 'tab';

/** Set while a person is signed in on this browser (`platform/device/session-record.ts`). */
export const SESSION_KEY = 'tulia.me.session';

/**
 * Why a session ended; the next page says it once (`platform/session/sign-out-reason.ts`). Names no person. Stays at
 * sign-out, since another tab may still be signing out when that page loads.
 */
export const SIGN_OUT_REASON_KEY = 'tulia.farewell';

const storageOf = (place: Place | undefined) => (place === 'tab' ? sessionStorage : localStorage);

/** Null when it is absent or the browser keeps nothing. */
export function readText(key: string, place?: Place): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** False when the browser refuses (private mode, quota). */
export function writeText(key: string, text: string, place?: Place): boolean {
  try {
    storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeRecord(key: string, place?: Place): void {
  try {
    storageOf(place).removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
