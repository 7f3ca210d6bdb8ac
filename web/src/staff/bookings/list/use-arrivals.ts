import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { useEffect, useState } from 'react';

/**
 * The instant after which a booking of a live list (newest first) counts as new: when the list was opened. Null while
 * unknown. Only an answer of the server counts, since an incomplete cache would make old bookings new. Calls
 * `onArrival` once for each new booking.
 */
export function useArrivals(
  list: readonly Booking[] | undefined,
  certain: boolean,
  onArrival: (booking: Booking) => void,
): Instant | null {
  const [since, setSince] = useState<Instant | null>(null);
  if (since === null && certain && list !== undefined) setSince(list[0]?.createdAt ?? 0);
  const isFresh = ({ createdAt }: Booking) => since !== null && createdAt > since;
  const newest = list?.[0];
  const arrived = newest !== undefined && isFresh(newest) ? newest : undefined;
  useEffect(() => {
    if (arrived) onArrival(arrived);
    // Announces a booking once, however often it changes afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived?.id]);
  return since;
}
