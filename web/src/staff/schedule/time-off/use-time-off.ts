import { blocks } from '@tulia/domain/records/block';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { presentInstant } from '../../../platform/hooks/clock';
import { useList } from '../../../platform/live/use-list';

/** The longest list that the rules allow. */
const LIMIT = 100;

/** Time off that is not over, live, the latest last day first. */
export function useTimeOff() {
  const [today] = useState(() => toWallTime(presentInstant()).date);
  const list = useList(`blocks:${today}`, blocks, (sdk) => [
    sdk.where('lastDate', '>=', today),
    // The limit cuts off only single days to come soon, which the schedule shows.
    sdk.orderBy('lastDate', 'desc'),
    sdk.limit(LIMIT),
  ]);
  return { today, list };
}
