import type { Story } from '@tulia/domain/records/site/story';
import { useEffect } from 'react';
import { publicFact, usePublicFact, type FactState } from '../../shared/practice/public-fact';
import { hasStories } from '../../shared/practice/has-stories';
import { readStories } from '../../shared/practice/read-stories';

/** Neither built in nor remembered: a story that was taken back must be nowhere but where it was deleted. */
const fact = publicFact<readonly Story[]>([], readStories);

/** The published client stories in their order, read once the page is idle; none before. */
export function useStories(): FactState<readonly Story[]> {
  const state = usePublicFact(fact);
  const { value, status } = state;
  const areThere = value.length > 0;
  useEffect(() => {
    if (status === 'loaded') hasStories.set(areThere);
  }, [status, areThere]);
  return state;
}
