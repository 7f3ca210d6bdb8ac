import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { useEffect, useState } from 'react';

/**
 * From when on the bookings of a live list, newest first, count as new: they were made after the list was opened.
 * `onArrival` is called once for each of them. Null while nothing is known. Only an answer of the server counts as
 * the beginning: a half-filled answer of the cache would make old bookings new.
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
    // One announcement per booking, however often it changes afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived?.id]);
  return since;
}
