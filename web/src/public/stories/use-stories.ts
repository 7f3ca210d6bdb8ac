import type { Story } from '@tulia/domain/records/site/story';
import { useEffect } from 'react';
import { publicFact, usePublicFact } from '../../shared/practice/public-fact';
import { readStories } from '../../shared/practice/read-stories';
import { hasStories } from '../../shared/practice/story-dates';

/** Not remembered: a story that was withdrawn must not come back from an earlier visit. */
const fact = publicFact<readonly Story[]>(import.meta.env.TULIA_STORIES ?? [], readStories);

/** The published client stories in their order: those of the build, then those read once the page is idle. */
export function useStories(): readonly Story[] {
  const { value, status } = usePublicFact(fact);
  const areThere = value.length > 0;
  useEffect(() => {
    if (status === 'loaded') hasStories.set(areThere);
  }, [status, areThere]);
  return value;
}
