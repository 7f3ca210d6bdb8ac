/**
 * The free days and times of a service, live: one listener per month document of the booking window (three at most in
 * the usual 60 days), so that a slot taken by somebody else greys out by itself. Until the listener speaks, the first
 * months stand in (`first-months.ts`). When loading fails nothing is blocked on
 * screen and the server decides at submission (design section 8).
 */
import {
  availability,
  availabilityPath,
  dayLookup,
  type AvailabilityMonth,
} from '@tulia/domain/records/availability';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import type { DayLookup } from '@tulia/domain/slot/free-slots';
import { addDays, monthsBetween } from '@tulia/domain/time/practice-time';
import { useMemo } from 'react';
import { useLive } from '../../firebase/live';
import { useFirstMonths } from './first-months';

/** The months that a booking made today may fall into. @param today practice date */
export function bookableMonths(
  today: string,
  { windowDays }: Pick<PracticeSettings, 'windowDays'>,
): string[] {
  // One day more than the window: a session that starts late may end on the day after.
  return monthsBetween(today, addDays(today, windowDays + 1));
}

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
  const key = serviceId === null ? null : `availability/${serviceId}/${months.join(',')}`;
  const live = useLive<AvailabilityMonth[] | 'unreachable'>(key, ({ db, sdk }, { next, fail }) => {
    const known = new Map<string, AvailabilityMonth | null>();
    const stops = months.map((month) =>
      sdk.onSnapshot(
        sdk.doc(db, availabilityPath(serviceId ?? '', month)),
        (snapshot) => {
          const data = snapshot.data();
          // Without a connection the SDK answers "no such document" from an empty cache: that is no answer.
          if (data === undefined && snapshot.metadata.fromCache) {
            next('unreachable', true);
            return;
          }
          known.set(month, data === undefined ? null : availability.fromStored(data));
          if (known.size < months.length) return;
          next(
            [...known.values()].filter((each) => each !== null),
            snapshot.metadata.fromCache,
          );
        },
        fail,
      ),
    );
    return () => stops.forEach((stop) => stop());
  });
  const { retry } = live;
  const waiting = live.status === 'loading' && first !== undefined;
  const { status, data } = waiting ? { status: 'ready' as const, data: first } : live;
  const failed = status === 'error' || data === 'unreachable';
  const lookup = useMemo(() => (failed ? everythingOpen : dayLookup(data ?? [])), [failed, data]);
  return { status: failed ? 'failed' : status, lookup, retry };
}
