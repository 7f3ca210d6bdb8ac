import { useCallback } from 'react';
import { useLocation, type To } from 'react-router-dom';

/** At this hash the list of bookings opens the unmatched payments. */
export const UNMATCHED_HASH = '#unmatched';

/** The address of the present page with a booking opened over it (`opened-booking.tsx`). */
export function useOpenLink(): (bookingId: string) => To {
  const { pathname, search } = useLocation();
  return useCallback(
    (bookingId) => {
      const query = new URLSearchParams(search);
      query.set('open', bookingId);
      return { pathname, search: query.toString() };
    },
    [pathname, search],
  );
}
