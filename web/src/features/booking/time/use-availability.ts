/**
 * The free days and times of a service, live: one listener per month document of the booking window (three at most in
 * the usual 60 days), so that a slot taken by somebody else greys out by itself. Until the listener speaks, the first
 * months stand in (`first-months.ts`). When loading fails nothing is blocked on
 * screen and the server decides at submission (design section 8).
 */
import { dayLookup } from '@tulia/domain/records/availability';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import type { DayLookup } from '@tulia/domain/slot/free-slots';
import { useMemo } from 'react';
import { bookableMonths, useAvailabilityMonths } from '../../../data/use-availability-months';
import { useFirstMonths } from './first-months';

export interface Availability {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  lookup: DayLookup;
  retry: () => void;
}

const openDay = { timeSlots: [], busy: [], isAvailable: true };
const everythingOpen: DayLookup = () => openDay;

/** @param serviceId null while no service is chosen. @param today practice date */
export function useAvailability(
  serviceId: string | null,
  today: string,
  practice: Pick<PracticeSettings, 'windowDays'>,
): Availability {
  const months = bookableMonths(today, practice);
  const first = useFirstMonths(serviceId, months);
  const live = useAvailabilityMonths(serviceId, months);
  const { retry } = live;
  const isEarly = live.status === 'loading' && first !== undefined;
  const failed = !isEarly && (live.status === 'error' || live.data?.unanswered === true);
  const data = isEarly ? first : live.data?.list;
  const lookup = useMemo(() => (failed ? everythingOpen : dayLookup(data ?? [])), [failed, data]);
  if (failed || live.status === 'error') return { status: 'failed', lookup, retry };
  return { status: isEarly ? 'ready' : live.status, lookup, retry };
}
