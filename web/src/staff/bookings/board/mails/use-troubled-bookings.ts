import { useMemo } from 'react';
import { useMailTroubles } from '../../../parts/use-mail-troubles';

/**
 * The bookings about which a mail failed or may not have arrived; empty while that is not known.
 * @param most how many troubled mails are read
 */
export function useTroubledBookings(most?: number): ReadonlySet<string> {
  const { data } = useMailTroubles(most);
  return useMemo(() => new Set(data?.flatMap(({ bookingId }) => bookingId ?? [])), [data]);
}
