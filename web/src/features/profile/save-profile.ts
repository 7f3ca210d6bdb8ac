import { profilePath, type Profile } from '@tulia/domain/records/profile';
import { loadFirestore } from '../../firebase/firestore';
import { isPossibleNow } from '../../offline/capabilities';
import { currentSession } from '../../session/session-store';

export type SaveProblem = 'offline' | 'slow' | 'forbidden' | 'no-session' | 'unexpected';

/** Why a profile was not saved. */
export class SaveFailure extends Error {
  override readonly name = 'SaveFailure';
  constructor(readonly problem: SaveProblem) {
    super(problem);
  }
}

/** Firestore waits for a connection without end; a person does not. */
export const SAVE_TIMEOUT_MS = 15_000;

/**
 * Writes what a person may change of the own profile; the rules allow these fields and no other.
 * @throws SaveFailure
 */
export async function saveProfile(
  uid: string,
  change: Pick<Profile, 'fullName' | 'profile'>,
): Promise<void> {
  if (!(await isPossibleNow('save the profile'))) throw new SaveFailure('offline');
  if (currentSession().user?.uid !== uid) throw new SaveFailure('no-session');
  const { db, sdk } = await loadFirestore().catch(() => {
    throw new SaveFailure('slow');
  });
  const written = sdk.updateDoc(sdk.doc(db, profilePath(uid)), {
    ...change,
    updatedAt: sdk.serverTimestamp(),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SaveFailure('slow')), SAVE_TIMEOUT_MS);
  });
  try {
    await Promise.race([written, patience]);
  } catch (error) {
    if (error instanceof SaveFailure) throw error;
    throw new SaveFailure(codeOf(error) === 'permission-denied' ? 'forbidden' : 'unexpected');
  } finally {
    clearTimeout(timer);
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
