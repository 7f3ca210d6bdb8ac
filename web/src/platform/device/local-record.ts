/**
 * Small facts kept in this browser. Everything under `tulia.me.` belongs to the person signed in and leaves with them;
 * so does all other storage of the site, except the few settings of the device and what the next page has still to say.
 */
import { readText, removeRecord, SIGN_OUT_REASON_KEY, writeText, type Place } from '../../storage';

/** That somebody has logged in on a device that is their own (`own-device.ts`); it names no person. */
export const LOGGED_IN_KEY = 'tulia.logged-in-here';

/** What stays at sign-out. */
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

/** Key of a record that belongs to the person signed in. */
export function personalKey(name: string): string {
  return `tulia.me.${name}`;
}

/** A stored JSON value; null when it is absent, broken, or the browser keeps nothing. The caller checks its shape. */
export function readRecord(key: string, place?: Place): unknown {
  try {
    return JSON.parse(readText(key, place) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Stores a value as JSON; false when the browser refuses. */
export const writeRecord = (key: string, value: unknown, place?: Place): boolean =>
  writeText(key, JSON.stringify(value), place);

type Cleaner = () => void | Promise<void>;
const cleaners = new Set<Cleaner>();

/** Registers what else must be wiped at sign-out, such as a database of drafts. */
export function onSignOutClear(cleaner: Cleaner): () => void {
  cleaners.add(cleaner);
  return () => cleaners.delete(cleaner);
}

const wipe = (storage: Storage) => {
  for (const key of Object.keys(storage)) if (!KEPT_AT_SIGN_OUT.has(key)) storage.removeItem(key);
};

/** Wipes what this tab alone keeps about the person, such as a draft: no other tab can. */
export function clearTabRecords(): void {
  try {
    wipe(sessionStorage);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Wipes what this browser keeps about the person: storage, personal caches, and what others registered. */
export async function clearLocalRecords(): Promise<void> {
  // They begin first, while what they may need to know is still there.
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
