import type { Booking } from '@tulia/domain/booking/booking';
import { laterOf, SERIES_MAX } from '@tulia/domain/booking/series';
import { bookings } from '@tulia/domain/records/booking';
import { useState } from 'react';
import { useList } from '../../../platform/live/use-list';

/** All bookings of the series; none for a single one. */
function useSeriesOf({ seriesId = null }: Booking): readonly Booking[] {
  const { data } = useList(seriesId && `series:${seriesId}`, bookings, (sdk) => [
    sdk.where('seriesId', '==', seriesId),
    sdk.limit(SERIES_MAX),
  ]);
  return data ?? [];
}

/** The request with all others of its series that wait, in order. */
export function useRequestsOf(request: Booking): Booking[] {
  const others = useSeriesOf(request).filter(({ id }) => id !== request.id);
  return [request, ...others.filter(({ status }) => status === 'pending')].sort(
    (one, other) => one.startsAt - other.startsAt,
  );
}

/** The session, and the later ones of its series while staff want them to change with it. */
export function useLaterOf(booking: Booking, atFirst = false) {
  const data = useSeriesOf(booking);
  const [isAll, setIsAll] = useState(atFirst);
  const later: Booking[] = laterOf(booking, data);
  const together = isAll ? [booking, ...later] : [booking];
  return {
    later,
    isAll,
    setIsAll,
    together,
    /** as the calls name them */
    seen: together.map(({ id, version }) => ({ bookingId: id, version })),
  };
}
