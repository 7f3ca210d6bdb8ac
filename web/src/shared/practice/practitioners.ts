/** The practitioners who have not left, in their order. */
import { bookable, type Practitioner } from '@tulia/domain/practice/practitioner';
import { practitioners } from '@tulia/domain/records/practitioner';
import { builtPractitioners } from './built-practitioners';
import { publicFact, usePublicFact } from './public-fact';
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

/** Takes what was read of them before this page's scripts were there. */
export function adoptPractitioners(
  parts: readonly (Partial<Practitioner> & Pick<Practitioner, 'id'>)[],
): void {
  fact.adopt(
    fact.get().value.map((each) => ({ ...each, ...parts.find(({ id }) => id === each.id) })),
  );
}

export const usePractitioners = (): readonly Practitioner[] => usePublicFact(fact).value;

/** Whether clients can choose among several, so that screens say with whom a session is. */
export function useAreSeveral(): boolean {
  return bookable(usePractitioners(), null).length > 1;
}
