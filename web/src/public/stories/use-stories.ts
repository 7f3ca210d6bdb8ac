import type { Story } from '@tulia/domain/records/site/story';
import { useEffect } from 'react';
import { publicFact, usePublicFact, type FactState } from '../../shared/practice/public-fact';
import { hasStories } from '../../shared/practice/has-stories';
import { readStories } from '../../shared/practice/read-stories';

/** Neither built in nor remembered: a withdrawn story must exist nowhere. */
const fact = publicFact<readonly Story[]>([], readStories);

/** Published stories in order, read once the page is idle. */
export function useStories(): FactState<readonly Story[]> {
  const state = usePublicFact(fact);
  const { value, status } = state;
  const areThere = value.length > 0;
  useEffect(() => {
    if (status === 'loaded') hasStories.set(areThere);
  }, [status, areThere]);
  return state;
}
