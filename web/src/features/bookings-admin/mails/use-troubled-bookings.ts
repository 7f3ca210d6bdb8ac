import { useMemo } from 'react';
import { useMailTroubles } from '../../../data/use-mail-troubles';

/** The bookings about which a mail failed or may not have arrived; empty while that is not known. */
export function useTroubledBookings(): ReadonlySet<string> {
  const { data } = useMailTroubles();
  return useMemo(() => new Set(data?.flatMap(({ bookingId }) => bookingId ?? [])), [data]);
}
