import {
  availability,
  availabilityPath,
  dayLookup,
  type AvailabilityMonth,
} from '@tulia/domain/records/availability';
import type { Booking } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { addDays, monthsBetween, toWallTime } from '@tulia/domain/time/practice-time';
import type { Instant } from '@tulia/domain/time/instant';
import { useMemo } from 'react';
import { useLive } from '../../firebase/live';
import { freeDays, type FreeDay } from './free-times';

/** The free times of a service for moving `session`, live; at most a document per month of the booking window. */
export function useFreeDays(
  session: Booking,
  settings: PracticeSettings,
  now: Instant,
): { status: 'loading' | 'ready' | 'error'; days: FreeDay[]; retry: () => void } {
  const { serviceId } = session;
  const today = toWallTime(now, settings.timeZone).date;
  const months = monthsBetween(today, addDays(today, settings.windowDays));
  const { status, data, fromCache, retry } = useLive<AvailabilityMonth[]>(
    `free-days ${serviceId} ${months.join(' ')}`,
    ({ db, sdk }, { next, fail }) => {
      const loaded = new Map<string, AvailabilityMonth | null>();
      const unsure = new Set<string>();
      const stops = months.map((month) =>
        sdk.onSnapshot(
          sdk.doc(db, availabilityPath(serviceId, month)),
          (snapshot) => {
            const stored = snapshot.data();
            loaded.set(month, stored === undefined ? null : availability.fromStored(stored));
            if (snapshot.metadata.fromCache) unsure.add(month);
            else unsure.delete(month);
            if (loaded.size < months.length) return;
            next(
              [...loaded.values()].filter((each) => each !== null),
              unsure.size > 0,
            );
          },
          fail,
        ),
      );
      return () => stops.forEach((stop) => stop());
    },
  );
  const days = useMemo(
    () => (data === undefined ? [] : freeDays(settings, dayLookup(data), session, now)),
    [data, settings, session, now],
  );
  // Without a connection and with nothing kept, "no document" is no answer.
  const unknown = status === 'idle' || (fromCache && days.length === 0);
  return { status: unknown ? 'loading' : status, days, retry };
}
