import type { Booking } from '@tulia/domain/booking/booking';
import { laterOf, SERIES_MAX } from '@tulia/domain/booking/series';
import { bookings } from '@tulia/domain/records/booking';
import { useState } from 'react';
import { useList } from '../../../platform/live/use-list';

/** The session, and the later ones of its series once staff want them to change with it. */
export function useLaterOf(booking: Booking) {
  const { seriesId = null } = booking;
  const { data } = useList(seriesId && `series:${seriesId}`, bookings, (sdk) => [
    sdk.where('seriesId', '==', seriesId),
    sdk.limit(SERIES_MAX),
  ]);
  const [isAll, setIsAll] = useState(false);
  const later: Booking[] = laterOf(booking, data ?? []);
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
