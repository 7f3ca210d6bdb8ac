import { QUERY_LADDER } from '@tulia/domain/money/provider/attempt';
import { SECOND } from '@tulia/domain/time/instant';
import { useEffect } from 'react';
import { call } from '../../platform/live/call';
import { followPayment } from '../../platform/live/call-names';

/**
 * Checks the payment with the provider when due, since its callback may never come. The booking's listener brings the
 * result; after a failure the next check or the server asks again.
 * @param attemptId null asks nothing
 */
export function useFollowPayment(bookingId: string, attemptId: string | null): void {
  useEffect(() => {
    if (attemptId === null) return undefined;
    const timers = QUERY_LADDER.map((wait) =>
      setTimeout(() => {
        call(followPayment, { bookingId }).catch(() => undefined);
      }, wait + SECOND),
    );
    return () => timers.forEach(clearTimeout);
  }, [bookingId, attemptId]);
}
