import { blocks } from '@tulia/domain/records/block';
import type { Block } from '@tulia/domain/slot/block';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { presentInstant } from '../../../platform/hooks/clock';
import { useActiveServices } from '../../../shared/practice/use-active-services';
import { useQuery } from '../../../platform/live/use-query';

/** The rules allow no longer list. */
const LIMIT = 100;

/** The therapist's time off that is not over yet, live, the latest last day first. */
export function useTimeOff() {
  const [today] = useState(() => toWallTime(presentInstant()).date);
  const list = useQuery<Block>(`blocks:${today}`, blocks, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, blocks.collection),
      sdk.where('lastDate', '>=', today),
      // The latest first: what the limit cuts off are single days to come soon, which the schedule shows.
      sdk.orderBy('lastDate', 'desc'),
      sdk.limit(LIMIT),
    ),
  );
  const offered = useActiveServices();
  return { today, list, services: offered.data ?? [] };
}
