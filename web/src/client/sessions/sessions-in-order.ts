import type { Booking } from '@tulia/domain/booking/booking';
import { isActive } from '@tulia/domain/booking/status';
import type { Instant } from '@tulia/domain/time/instant';

/** Sessions ahead, the next one first; past ones, the latest first. */
export function sessionsInOrder(list: readonly Booking[], now: Instant) {
  const isAhead = (booking: Booking) => isActive(booking.status) && booking.endsAt > now;
  return {
    ahead: list.filter(isAhead).sort((a, b) => a.startsAt - b.startsAt),
    past: list.filter((booking) => !isAhead(booking)).sort((a, b) => b.startsAt - a.startsAt),
  };
}
