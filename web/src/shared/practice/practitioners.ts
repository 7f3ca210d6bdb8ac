/** The practitioners who have not left, in order. */
import { bookable, type Practitioner } from '@tulia/domain/practice/practitioner';
import { practitioners } from '@tulia/domain/records/practitioner';
import { builtPractitioners } from './built-practitioners';
import { publicFact, usePublicFact, type FactState } from './public-fact';
import { readPractitioners } from './read-practitioners';

const fact = publicFact(builtPractitioners, readPractitioners, {
  key: 'tulia.practitioners',
  fromRecord: (record) =>
    Array.isArray(record) && record.length > 0
      ? record.map((each) => practitioners.fromStored(each as Record<string, unknown>))
      : null,
});

export const reloadPractitioners = fact.reload;
export const currentPractitioners = (): readonly Practitioner[] => fact.get().value;

/** Takes data read before this page's scripts ran. */
export function adoptPractitioners(
  parts: readonly (Partial<Practitioner> & Pick<Practitioner, 'id'>)[],
): void {
  // A site built without practitioners has no record that the data could complete.
  if (fact.get().value.length === 0) return;
  fact.adopt(
    fact.get().value.map((each) => ({ ...each, ...parts.find(({ id }) => id === each.id) })),
  );
}

export const usePractitionersState = (): FactState<readonly Practitioner[]> => usePublicFact(fact);

export const usePractitioners = (): readonly Practitioner[] => usePractitionersState().value;

/** With several, screens name the practitioner of a session. */
export const useAreSeveral = (): boolean => bookable(usePractitioners(), null).length > 1;
