/** `settings/practice`: nothing in a component knows a phone number. */
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

/** Takes settings that were read before this page's scripts were there. */
export function adoptPractice(parts: Partial<PracticeSettings>): void {
  fact.adopt({ ...fact.get().value, ...parts });
}

/** The practice's settings and how sure they are. */
export const usePracticeState = (): PracticeState => usePublicFact(fact);

/** The practice's settings: name, contact, hours, policies. Those of the build until they are loaded. */
export const usePractice = (): PracticeSettings => usePracticeState().value;
