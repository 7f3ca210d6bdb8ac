import type { ProfileInput } from '@tulia/domain/calls/people/profile-input';
import { profilePath } from '@tulia/domain/records/profile';
import { Refusal } from '@tulia/domain/refusal';
import { errorCode } from '../../platform/firebase/error-code';
import { loadFirestore } from '../../platform/firebase/firestore';
import { isPossibleNow } from '../../platform/offline/capabilities';
import { currentSession } from '../../platform/session/session-store';

/** Firestore waits for a connection without end, but a client should not. */
const SAVE_TIMEOUT_MS = 15_000;

/**
 * Saves the fields of the profile that the rules let the client change.
 * @throws Refusal `offline`, `signed-out`, `timeout`, `forbidden` or `internal`
 */
export async function saveProfile(uid: string, change: ProfileInput): Promise<void> {
  if (!(await isPossibleNow('save the profile'))) throw new Refusal('offline');
  if (currentSession().user?.uid !== uid) throw new Refusal('signed-out');
  const { db, sdk } = await loadFirestore().catch(() => {
    throw new Refusal('timeout');
  });
  const written = sdk.updateDoc(sdk.doc(db, profilePath(uid)), {
    ...change,
    updatedAt: sdk.serverTimestamp(),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('timeout')), SAVE_TIMEOUT_MS);
  });
  try {
    await Promise.race([written, patience]);
  } catch (error) {
    throw errorCode(error) === 'permission-denied' ? new Refusal('forbidden') : error;
  } finally {
    clearTimeout(timer);
  }
}
