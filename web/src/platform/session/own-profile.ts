/** Creates `profiles/{uid}` at the first sign-in (specification sections 3 and 4). A failure is only logged. */
import { newProfile, type Profile } from '@tulia/domain/person/profile';
import type { Language } from '@tulia/domain/person/language';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import type { User } from 'firebase/auth';
import { errorCode } from '../firebase/error-code';
import { loadFirestore } from '../firebase/firestore';
import { personalKey, readRecord, writeRecord } from '../device/local-record';
import { isPossible } from '../offline/capabilities';
import { createStore } from '../../store';

const KNOWN = personalKey('profile');

/** A first answer later than this may never come: the connection may be gone. */
const PATIENCE_MS = 6000;
const ATTEMPTS = 3;

/** Firefox refuses requests of a page being left, before it hides the page: that is no failure. */
let isLeft = false;
// The build has no window.
if (typeof window !== 'undefined')
  for (const sign of ['beforeunload', 'pagehide', 'pageshow'])
    window.addEventListener(sign, () => (isLeft = sign !== 'pageshow'));

let ensuring: { uid: string; done: Promise<void> } | null = null;

/** Free when this browser knows that the profile exists. New tokens of the same person share the running work. */
export function ensureProfile(user: User, language: Language): Promise<void> {
  if (ensuring?.uid !== user.uid) {
    const mine = { uid: user.uid, done: ensure(user, language) };
    ensuring = mine;
    void mine.done.finally(() => {
      if (ensuring === mine) ensuring = null;
    });
  }
  return ensuring.done;
}

async function ensure(user: User, language: Language): Promise<void> {
  if (readRecord(KNOWN) === user.uid) return;
  // Firestore's transactions fail without a token; the next token calls this again.
  if (!(await user.getIdToken().catch(() => null))) return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const profile = await inTime(create(user, language));
      if (profile !== null) {
        store.set({ uid: user.uid, profile });
        writeRecord(KNOWN, user.uid);
        return;
      }
    } catch (error) {
      if (!isLeft && isPossible('create the profile at first sign-in'))
        console.warn('Failed to create user profile', errorCode(error));
      return;
    }
  }
}

/** Null when `work` is late; it goes on, and repeating it is harmless. */
function inTime<T>(work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * One transaction reads and writes, so that a second tab or attempt finds the first one's profile. A plain read
 * listens for a moment; the page's listener then continues it and can miss the write between (16 of 300 tries with
 * the emulator: the profile was “being set up” for ever).
 */
async function create(user: User, language: Language): Promise<Profile> {
  const { db, sdk } = await loadFirestore();
  const reference = sdk.doc(db, profilePath(user.uid));
  const { displayName, email } = user;
  const fresh = newProfile({ fullName: displayName, email, language }, Date.now());
  return sdk.runTransaction(db, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (stored !== undefined) return profiles.fromStored(stored);
    transaction.set(reference, { ...profiles.toStored(fresh), updatedAt: sdk.serverTimestamp() });
    return fresh;
  });
}

const store = createStore<{ uid: string; profile: Profile } | null>(null);

export const subscribeToFoundProfile = store.subscribe;

/** The profile found or made at this sign-in; null until then, or when no check was needed. */
export function foundProfile(uid: string | null): Profile | null {
  const found = store.get();
  return found !== null && found.uid === uid ? found.profile : null;
}
