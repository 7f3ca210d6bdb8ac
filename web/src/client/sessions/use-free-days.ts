import { dayLookup } from '@tulia/domain/records/availability';
import type { ChangeableSession } from '@tulia/domain/booking/manage-view';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { slotRules } from '@tulia/domain/slot/free-slots';
import { toWallTime } from '@tulia/domain/time/practice-time';
import type { Instant } from '@tulia/domain/time/instant';
import { useMemo } from 'react';
import { usePractitioners } from '../../shared/practice/practitioners';
import { bookableMonths } from '../booking/time/bookable-months';
import { useAvailabilityMonths } from '../../shared/bookings/use-availability-months';
import { freeDays } from './free-times';

/** The live free times of the practitioner for moving `session`. */
export function useFreeDays(session: ChangeableSession, settings: PracticeSettings, now: Instant) {
  const { practitionerId, serviceId } = session;
  const people = usePractitioners();
  const openingHours = people.find(({ id }) => id === practitionerId)?.openingHours;
  const today = toWallTime(now).date;
  const months = bookableMonths(today, settings);
  const { status, data, fromCache, retry } = useAvailabilityMonths([practitionerId], months);
  const list = data?.list;
  const days = useMemo(
    () =>
      list === undefined
        ? []
        : freeDays(
            slotRules(settings, { openingHours: openingHours ?? {} }),
            dayLookup(list, serviceId),
            session,
            now,
          ),
    [list, settings, openingHours, serviceId, session, now],
  );
  // Offline with an empty cache, a missing document says nothing.
  const unknown = status === 'idle' || (fromCache && days.length === 0);
  return { status: unknown ? ('loading' as const) : status, days, retry };
}
