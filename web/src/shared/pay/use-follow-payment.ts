import { QUERY_LADDER } from '@tulia/domain/money/provider/attempt';
import { SECOND } from '@tulia/domain/time/instant';
import { useEffect } from 'react';
import { call } from '../../platform/live/call';
import { followPayment } from '../../platform/live/call-names';

/**
 * Asks the provider whenever that is due, for a notice may never come. The booking's own listener brings the
 * result; after a failed call the next one, or the server, asks again.
 * @param attemptId null while nothing is to be asked
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
