/**
 * The live availability of people: one listener per person and month. Until it answers, the first months stand in
 * (`first-months.ts`). When loading fails all hours can be chosen, and the server decides (design section 8).
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
  /** one for each of the people */
  diaries: readonly Diary[];
  retry: () => void;
}

/**
 * @param serviceId null while no service is chosen. @param people with whom the session may be
 * @param today practice date
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
