/** The actions that a screen offers for a booking now: those of the transition table that its time allows. */
import type { Instant } from '../time/instant';
import type { Booking } from './booking';
import { actionsFor, type Actor, type BookingAction } from './transitions';

/** A session has begun at its exact start. */
export function hasBegun({ startsAt }: Pick<Booking, 'startsAt'>, now: Instant): boolean {
  return startsAt <= now;
}

/** A request that was never confirmed cannot be reopened. */
export function mayReopen({ confirmedDate }: Pick<Booking, 'confirmedDate'>): boolean {
  return confirmedDate !== null;
}

type Seen = Pick<Booking, 'status' | 'startsAt' | 'confirmedDate'>;

export function offeredActions(booking: Seen, actor: Actor, now: Instant): BookingAction[] {
  return actionsFor(booking.status, actor).filter((action) => {
    if (action === 'no-show' || action === 'line-failed') return hasBegun(booking, now);
    if (action === 'hand-over') return !hasBegun(booking, now);
    return action === 'reopen' ? mayReopen(booking) : true;
  });
}
