import { useCallback } from 'react';
import { useLocation, type To } from 'react-router-dom';

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
