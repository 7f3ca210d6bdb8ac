/** `settings/practice`. No component holds a phone number of its own. */
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { builtSettings, settingsFrom } from './built-settings';
import { publicFact, usePublicFact, type FactState } from './public-fact';
import { readSettings } from './read-settings';

export type PracticeState = FactState<PracticeSettings>;

const fact = publicFact(builtSettings, readSettings, {
  key: 'tulia.practice',
  fromRecord: settingsFrom,
});

export const loadPractice = fact.load;
export const currentPractice = (): PracticeSettings => fact.get().value;

/** Takes settings read before this page's scripts ran. */
export function adoptPractice(parts: Partial<PracticeSettings>): void {
  fact.adopt({ ...fact.get().value, ...parts });
}

export const usePracticeState = (): PracticeState => usePublicFact(fact);

/** Name, contact, hours and policies; those of the build until they are loaded. */
export const usePractice = (): PracticeSettings => usePracticeState().value;
