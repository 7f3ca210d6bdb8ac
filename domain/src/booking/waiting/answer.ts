/**
 * The client answers an offer: takes the time for a new request, or moves a session to it. Its locks decide whether it
 * stands: they bear the offer's name until its client takes them over or, once it has lapsed, another request does.
 */
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import { lockRefs, type LockRef, type LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import { toWallTime } from '../../time/practice-time';
import type { BookingEvent } from '../booking';
import { move } from '../commands/move';
import type { BookingPlan, GivenOnVersion } from '../commands/plan';
import { request, type RequestInput } from '../commands/request';
import type { SessionStart, TimedState } from '../commands/time/take-time';
import { isOffered, type Offered, type Wait } from './wait';

/** The entry with its offer, while that can be answered. @throws Refusal offer-over */
export function openOffer(wait: Wait | null, offerId: string, now: Instant): Offered {
  if (wait === null || !isOffered(wait)) throw new Refusal('offer-over');
  if (wait.offer.id !== offerId || wait.offer.until <= now) throw new Refusal('offer-over');
  return wait;
}

/** The locks of the offered time. */
export const offerRefs = ({ serviceId, offer }: Offered): LockRef[] =>
  lockRefs(offer, { practitionerId: offer.practitionerId, serviceId });

export const startOf = ({ offer }: Offered): SessionStart => toWallTime(offer.startsAt);

/** The locks without those of the offer, which its client takes over. @throws Refusal offer-over for none of it */
function takenOver(locks: LocksFound, { offer }: Offered): LocksFound {
  const others = new Map([...locks].filter(([, { bookingId }]) => bookingId !== offer.id));
  if (others.size === locks.size) throw new Refusal('offer-over');
  return others;
}

/** @param input of the offered time @throws Refusal offer-over; as `request` */
export function takeOffer(
  offered: Offered,
  state: Parameters<typeof request>[0],
  input: RequestInput,
  settings: PracticeSettings,
  now: Instant,
): ReturnType<typeof request> {
  if (offered.insteadOf !== null) throw new Refusal('offer-over');
  const locks = state.locks && takenOver(state.locks, offered);
  return request({ ...state, locks }, input, settings, now);
}

/** @param input of the offered time @throws Refusal offer-over, also when a colleague has the session now; as `move` */
export function swap(
  offered: Offered,
  state: TimedState,
  input: GivenOnVersion & SessionStart,
  settings: PracticeSettings,
  now: Instant,
): BookingPlan {
  const { id, practitionerId } = state.booking;
  if (offered.insteadOf !== id || offered.offer.practitionerId !== practitionerId)
    throw new Refusal('offer-over');
  const locks = takenOver(state.locks, offered);
  const plan = move({ ...state, locks }, input, settings, now);
  const details = { ...plan.event.details, offerId: offered.offer.id };
  return { ...plan, event: { ...plan.event, details } };
}

/** Whether this event is the move of that client to the offered time. */
export const isSwap = (event: BookingEvent | null, uid: string, offerId: string): boolean =>
  event?.actor.uid === uid && event.details['offerId'] === offerId;
