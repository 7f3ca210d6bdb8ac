import { dayLookup } from '@tulia/domain/records/availability';
import type { Booking } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { toWallTime } from '@tulia/domain/time/practice-time';
import type { Instant } from '@tulia/domain/time/instant';
import { useMemo } from 'react';
import { bookableMonths, useAvailabilityMonths } from '../../data/use-availability-months';
import { freeDays, type FreeDay } from './free-times';

/** The free times of a service for moving `session`, live; at most a document per month of the booking window. */
export function useFreeDays(
  session: Booking,
  settings: PracticeSettings,
  now: Instant,
): { status: 'loading' | 'ready' | 'error'; days: FreeDay[]; retry: () => void } {
  const { serviceId } = session;
  const today = toWallTime(now, settings.timeZone).date;
  const months = bookableMonths(today, settings);
  const { status, data, fromCache, retry } = useAvailabilityMonths(serviceId, months);
  const list = data?.list;
  const days = useMemo(
    () => (list === undefined ? [] : freeDays(settings, dayLookup(list), session, now)),
    [list, settings, session, now],
  );
  // Without a connection and with nothing kept, "no document" is no answer.
  const unknown = status === 'idle' || (fromCache && days.length === 0);
  return { status: unknown ? 'loading' : status, days, retry };
}
