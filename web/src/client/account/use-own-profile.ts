import { profilePath, profiles } from '@tulia/domain/records/profile';
import { useSyncExternalStore } from 'react';
import { foundProfile, subscribeToFoundProfile } from '../../platform/session/own-profile';
import { useDocument } from '../../platform/live/use-document';

/**
 * The live profile of the person signed in. Until the listener has it, the profile counts that the sign-in read or
 * created: a listener that started during that write may report none for long.
 */
export function useOwnProfile(uid: string | null) {
  const live = useDocument(uid === null ? null : profilePath(uid), profiles);
  const found = useSyncExternalStore(
    subscribeToFoundProfile,
    () => foundProfile(uid),
    () => null,
  );
  return (live.data ?? null) === null && found !== null ? { ...live, data: found } : live;
}
