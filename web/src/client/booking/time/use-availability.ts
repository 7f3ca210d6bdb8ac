/**
 * The live availability of practitioners, with one listener for each of them and each month. Until it answers, the
 * first months are shown (`first-months.ts`). When loading fails, the client can choose any hour, and the server
 * decides (design section 8).
 */
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import type { Diary } from '@tulia/domain/slot/free-slots';
import { useMemo } from 'react';
import { bookableMonths } from './bookable-months';
import { useAvailabilityMonths } from '../../../shared/bookings/use-availability-months';
import { diariesOf } from './diaries';
import { useFirstMonths } from './first-months';

export interface Availability {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  diaries: readonly Diary[];
  retry: () => void;
}

/**
 * @param serviceId null until a service is chosen @param people practitioners of the session @param today practice date
 */
export function useAvailability(
  serviceId: string | null,
  people: readonly Pick<Practitioner, 'id' | 'openingHours'>[],
  today: string,
  practice: PracticeSettings,
): Availability {
  const months = bookableMonths(today, practice);
  const ids = serviceId === null ? null : people.map(({ id }) => id);
  const first = useFirstMonths(ids, months);
  const live = useAvailabilityMonths(ids, months);
  const { retry } = live;
  const isEarly = live.status === 'loading' && first !== undefined;
  const failed = !isEarly && (live.status === 'error' || live.data?.unanswered === true);
  const data = isEarly ? first : live.data?.list;
  const diaries = useMemo(
    () => diariesOf(people, failed ? null : (data ?? []), serviceId ?? '', practice),
    [failed, data, people, practice, serviceId],
  );
  if (failed || live.status === 'error') return { status: 'failed', diaries, retry };
  return { status: isEarly ? 'ready' : live.status, diaries, retry };
}
