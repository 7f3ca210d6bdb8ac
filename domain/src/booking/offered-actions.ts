/**
 * What a screen offers for one booking at one moment: the actions that the table of transitions allows, without
 * those that its time forbids.
 */
import type { Instant } from '../time/instant';
import type { Booking } from './booking';
import { actionsFor, type Actor, type BookingAction } from './transitions';

/** Whether the session has begun; at its exact start it has. */
export function hasBegun({ startsAt }: Pick<Booking, 'startsAt'>, now: Instant): boolean {
  return startsAt <= now;
}

/** Whether a session that is over or cancelled may be reopened; a request that was never confirmed may not. */
export function mayReopen({ confirmedDate }: Pick<Booking, 'confirmedDate'>): boolean {
  return confirmedDate !== null;
}

type Seen = Pick<Booking, 'status' | 'startsAt' | 'confirmedDate'>;

export function offeredActions(booking: Seen, actor: Actor, now: Instant): BookingAction[] {
  return actionsFor(booking.status, actor).filter((action) => {
    if (action === 'no-show') return hasBegun(booking, now);
    return action === 'reopen' ? mayReopen(booking) : true;
  });
}
