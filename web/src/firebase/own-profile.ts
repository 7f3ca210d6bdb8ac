/**
 * Creates `profiles/{uid}` at the first sign-in when it is missing (specification sections 3 and 4). A failure leaves the
 * profile empty and is only logged.
 */
import { newProfile, profilePath, profiles, type Language } from '@tulia/domain/records/profile';
import type { User } from 'firebase/auth';
import { loadFirestore } from './firestore';
import { personalKey, readRecord, writeRecord } from './local-record';
import { isPossible } from '../offline/capabilities';

const KNOWN = personalKey('profile');

/** A first answer that is this late may never come: the connection it was asked on may be gone. */
const PATIENCE_MS = 6000;
const ATTEMPTS = 3;

let gate: Promise<unknown> = Promise.resolve();

/**
 * Runs a sign-up while the automatic creation waits, so that the profile is made from the finished account (its name is
 * set in a second step after the account exists).
 */
export function withProfileLater<T>(signUp: () => Promise<T>): Promise<T> {
  const running = signUp();
  gate = running.catch(() => undefined);
  return running;
}

/** Makes sure the profile of `user` exists; cheap when this browser knows it does. */
export async function ensureProfile(user: User, language: Language): Promise<void> {
  await gate;
  if (readRecord(KNOWN) === user.uid) return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      if (await inTime(create(user, language))) {
        writeRecord(KNOWN, user.uid);
        return;
      }
    } catch (error) {
      if (isPossible('create the profile at first sign-in'))
        console.warn('Failed to create user profile', codeOf(error));
      return;
    }
  }
}

/** Whether `work` came to its end in time; what is late goes on unheard, and doing it again is harmless. */
function inTime(work: Promise<void>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    work.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}

async function create(user: User, language: Language): Promise<void> {
  const { db, sdk } = await loadFirestore();
  const reference = sdk.doc(db, profilePath(user.uid));
  if ((await sdk.getDoc(reference)).exists()) return;
  const { displayName, email } = user;
  const fresh = newProfile({ fullName: displayName, email, language }, Date.now());
  await sdk.setDoc(reference, { ...profiles.toStored(fresh), updatedAt: sdk.serverTimestamp() });
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : 'unknown';
}
