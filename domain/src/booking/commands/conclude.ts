/** confirmed -> completed or no_show. The time stays taken. */
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import { hasBegun } from '../offered-actions';
import { transition } from '../transitions';
import { planChange, requireVersion, type BookingPlan, type GivenOnVersion } from './plan';

type Conclude = (state: { booking: Booking }, input: GivenOnVersion, now: Instant) => BookingPlan;

const conclude =
  (action: 'complete' | 'no-show'): Conclude =>
  ({ booking }, { actor, signedBy, version }, now) => {
    requireVersion(booking, version);
    const status = transition(action, booking.status, actor);
    const { startsAt } = booking;
    if (action === 'no-show' && !hasBegun(booking, now))
      throw new Refusal('session-not-begun', { startsAt });
    return planChange(booking, now, { fields: { status }, action, signedBy });
  };

/** The session took place. @throws Refusal forbidden, version-conflict, transition-not-allowed */
export const complete = conclude('complete');

/** The client did not come. @throws Refusal forbidden, version-conflict, transition-not-allowed, session-not-begun */
export const noShow = conclude('no-show');
