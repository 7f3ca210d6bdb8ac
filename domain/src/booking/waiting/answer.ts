/** The client answers an offer: takes the time, moves a session to it, or says no. */
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import { lockRefs, type LockRef, type LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import { toWallTime } from '../../time/practice-time';
import { move } from '../commands/move';
import type { BookingPlan, GivenOnVersion } from '../commands/plan';
import { request, type RequestInput } from '../commands/request';
import type { TimedState } from '../commands/time/take-time';
import type { Offer, Wait } from './wait';

/**
 * The offer, while it can be answered. Its locks may outlive it, until a job removes them.
 * @throws Refusal offer-over
 */
export function openOffer(wait: Wait | null, offerId: string, now: Instant): Offer {
  const offer = wait?.offer ?? null;
  if (offer?.id !== offerId || offer.until <= now) throw new Refusal('offer-over');
  return offer;
}

/** The locks of the offered time. */
export const offerRefs = ({ serviceId }: Wait, offer: Offer): LockRef[] =>
  lockRefs(offer, { practitionerId: offer.practitionerId, serviceId });

/** The locks without those of the offer, which its client takes over. */
const withoutOffer = (locks: LocksFound, { id }: Offer): LocksFound =>
  new Map([...locks].filter(([, { bookingId }]) => bookingId !== id));

export const startOf = ({ startsAt }: Offer) => toWallTime(startsAt);

/** @param state locks as for `request` @throws Refusal offer-over when its locks are gone; as `request` */
export function takeOffer(
  offer: Offer,
  state: Parameters<typeof request>[0],
  input: Omit<RequestInput, 'date' | 'time'>,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  const locks = state.locks && withoutOffer(state.locks, offer);
  if (locks !== null && locks.size === state.locks?.size) throw new Refusal('offer-over');
  return request({ ...state, locks }, { ...input, ...startOf(offer) }, settings, now);
}

/** @throws Refusal offer-over when a colleague has the session now; as `move` */
export function swap(
  offer: Offer,
  state: TimedState,
  given: GivenOnVersion,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  const { booking, locks } = state;
  if (booking.practitionerId !== offer.practitionerId) throw new Refusal('offer-over');
  const free = { ...state, locks: withoutOffer(locks, offer) };
  return move(free, { ...given, ...startOf(offer) }, settings, now);
}
