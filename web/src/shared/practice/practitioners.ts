import { bookable, type Practitioner } from '@tulia/domain/records/practitioner';
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../platform/hooks/when-idle';
import {
  currentPractitioners,
  INITIAL_PRACTITIONERS,
  loadPractitioners,
  recallPractitioners,
  subscribeToPractitioners,
} from './practitioners-store';

/** The people whose time is booked, in their order; those of the build until they are read. */
export function usePractitioners(): readonly Practitioner[] {
  const people = useSyncExternalStore(
    subscribeToPractitioners,
    currentPractitioners,
    () => INITIAL_PRACTITIONERS,
  );
  useEffect(() => {
    recallPractitioners();
    return whenIdle(() => void loadPractitioners());
  }, []);
  return people;
}

/** Whether clients can choose among several, so that screens say with whom a session is. */
export function useAreSeveral(): boolean {
  return bookable(usePractitioners(), null).length > 1;
}
