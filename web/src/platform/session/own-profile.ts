/**
 * Creates `profiles/{uid}` at the first sign-in when it is missing (specification sections 3 and 4). A failure
 * leaves the profile empty and is only logged.
 */
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

/** A first answer that is this late may never come: the connection it was asked on may be gone. */
const PATIENCE_MS = 6000;
const ATTEMPTS = 3;

/** Firefox refuses what a page asks for as soon as it is being left, before it hides the page: no failure. */
let isLeft = false;
// The build draws pages without a window.
if (typeof window !== 'undefined')
  for (const sign of ['beforeunload', 'pagehide', 'pageshow'])
    window.addEventListener(sign, () => (isLeft = sign !== 'pageshow'));

let ensuring: { uid: string; done: Promise<void> } | null = null;

/**
 * Makes sure the profile of `user` exists; cheap when this browser knows it does. Asked again for the same person
 * while it works, as every new token does, it is the same work.
 */
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
  // Firestore's transactions cannot bear a token that is not to be had; the next token brings the person here again.
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

/** What came in time; what is late (null) goes on unheard, and doing it again is harmless. */
function inTime<T>(work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Looks and writes in one transaction: a second tab, or a second attempt, finds what the first made. A plain read
 * would listen for a moment; the page's listener then takes up where it left off, and can miss the write that came
 * between (seen with the emulator in 16 of 300 tries, and the profile was “being set up” for ever).
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

interface Found {
  uid: string;
  profile: Profile;
}

const store = createStore<Found | null>(null);

export const subscribeToFoundProfile = store.subscribe;

/**
 * The profile that was found or made at this sign-in; null while that is not known, or when no look was needed.
 */
export function foundProfile(uid: string | null): Profile | null {
  const found = store.get();
  return found !== null && found.uid === uid ? found.profile : null;
}
