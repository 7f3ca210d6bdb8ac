import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../platform/hooks/when-idle';
import {
  currentPractice,
  INITIAL_PRACTICE,
  loadPractice,
  recallPractice,
  subscribeToPractice,
  type PracticeState,
} from './practice-store';

/** The practice's settings and how sure they are; asks for them when the browser is idle. */
export function usePracticeState(): PracticeState {
  const state = useSyncExternalStore(subscribeToPractice, currentPractice, () => INITIAL_PRACTICE);
  useEffect(() => {
    recallPractice();
    return whenIdle(() => void loadPractice());
  }, []);
  return state;
}

/** The practice's settings: name, contact, hours, policies. Defaults until they are loaded. */
export function usePractice(): PracticeSettings {
  return usePracticeState().practice;
}
