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
  try {
    const { db, sdk } = await loadFirestore();
    const reference = sdk.doc(db, profilePath(user.uid));
    if (!(await sdk.getDoc(reference)).exists()) {
      const fresh = newProfile(
        { fullName: user.displayName, email: user.email, language },
        Date.now(),
      );
      await sdk.setDoc(reference, {
        ...profiles.toStored(fresh),
        updatedAt: sdk.serverTimestamp(),
      });
    }
    writeRecord(KNOWN, user.uid);
  } catch (error) {
    if (isPossible('create the profile at first sign-in'))
      console.warn('Failed to create user profile', codeOf(error));
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : 'unknown';
}
