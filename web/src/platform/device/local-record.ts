/** Records under `tulia.me.` belong to the person signed in. Signing out deletes all storage but `KEPT_AT_SIGN_OUT`. */
import { readText, removeRecord, SIGN_OUT_REASON_KEY, writeText, type Place } from '../../storage';

/** Set once a person has logged in on their own device (`own-device.ts`); names no person. */
export const LOGGED_IN_KEY = 'tulia.logged-in-here';

const KEPT_AT_SIGN_OUT = new Set([
  'tulia.language',
  'tulia.theme',
  'tulia.font',
  'tulia.practice',
  'tulia.install-answered',
  LOGGED_IN_KEY,
  SIGN_OUT_REASON_KEY,
]);

/** Marks a legacy signed-in state; logging out removes it, nothing reads it (design section 8). */
const LEGACY_RECORD = 'dummyUser';

export function personalKey(name: string): string {
  return `tulia.me.${name}`;
}

/** Null when the value is absent or broken, or the browser stores nothing. The caller checks the shape. */
export function readRecord(key: string, place?: Place): unknown {
  try {
    return JSON.parse(readText(key, place) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** False when the browser refuses. */
export const writeRecord = (key: string, value: unknown, place?: Place): boolean =>
  writeText(key, JSON.stringify(value), place);

type Cleaner = () => void | Promise<void>;
const cleaners = new Set<Cleaner>();

/** Registers what else sign-out must delete, such as a database of drafts. */
export function onSignOutClear(cleaner: Cleaner): () => void {
  cleaners.add(cleaner);
  return () => cleaners.delete(cleaner);
}

const wipe = (storage: Storage) => {
  for (const key of Object.keys(storage)) if (!KEPT_AT_SIGN_OUT.has(key)) storage.removeItem(key);
};

/** Deletes what only this tab keeps about the person, such as a draft: no other tab can. */
export function clearTabRecords(): void {
  try {
    wipe(sessionStorage);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

export async function clearLocalRecords(): Promise<void> {
  // Cleaners start first, while the records they may need still exist.
  const cleaning = Promise.allSettled([...cleaners].map(async (clean) => clean()));
  removeRecord(LEGACY_RECORD);
  try {
    wipe(localStorage);
    wipe(sessionStorage);
  } catch {
    // Storage is blocked: nothing was kept.
  }
  await cleaning;
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  // The precache holds the site's own files and nothing about a person.
  const personal = names.filter((name) => !name.includes('precache'));
  await Promise.allSettled(personal.map((name) => caches.delete(name)));
}
