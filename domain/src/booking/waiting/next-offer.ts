/** Which free time an entry of the waiting list is offered. */
import { bookable } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { slotRefusal, slotRules } from '../../slot/free-slots';
import { intervalOf, overlaps } from '../../slot/interval';
import { SLOT_TIMES } from '../../slot/start-times';
import type { Instant } from '../../time/instant';
import { datesFrom, toInstant, toWallTime, weekdayOf } from '../../time/practice-time';
import type { Booking } from '../booking';
import { mayClientMove } from '../policy';
import { isActive } from '../status';
import type { Candidate } from '../commands/choose-practitioner';
import * as waiting from './wait';
import type { Offered, PlacedTime, Wait } from './wait';

export interface WaitState {
  wait: Wait;
  /** of the service; null when it is not offered any more */
  minutes: number | null;
  /** the session to be replaced; null when there is none any more */
  instead: Booking | null;
  people: readonly Candidate[];
}

/** Whether the wish takes a session that begins then. */
export function matches(
  { practitionerId, weekdays, from, until, lastDate }: waiting.WaitWish,
  slot: { practitionerId: string; date: string; time: string },
): boolean {
  return (
    (practitionerId === null || practitionerId === slot.practitionerId) &&
    slot.date <= lastDate &&
    weekdays.includes(weekdayOf(slot.date)) &&
    slot.time >= from &&
    slot.time < until
  );
}

/**
 * The free times that the entry may be offered, the earliest first; rules hold until the offer's end.
 * @param kept not offered though they seem free: an offer just made, or a cancellation with Undo
 */
export function offerableTimes(
  state: WaitState,
  kept: readonly PlacedTime[],
  settings: PracticeSettings,
  now: Instant,
): PlacedTime[] {
  const { wait, instead } = state;
  const until = now + waiting.OFFER_KEPT;
  const minutes = instead?.service.durationMinutes ?? state.minutes;
  if (minutes === null || waiting.isOffered(wait) || waiting.isPaused(wait)) return [];
  if (!waiting.isOfferTime(now) || waiting.atPresent(wait, instead, now) === null) return [];
  if (instead !== null && !mayClientMove(instead.startsAt, until, settings)) return [];
  const mayBegin = (startsAt: Instant) =>
    instead === null || (startsAt < instead.startsAt && mayClientMove(startsAt, until, settings));
  const found: PlacedTime[] = [];
  for (const { practitioner, months } of peopleFor(state)) {
    const practitionerId = practitioner.id;
    const rules = slotRules(settings, practitioner);
    for (const { date, time } of wishedStarts(wait, practitionerId, settings, now)) {
      const placed = { practitionerId, ...intervalOf(toInstant(date, time), minutes) };
      const isKept = kept.some(
        (each) => each.practitionerId === practitionerId && overlaps(each, placed),
      );
      if (isKept || waiting.hasPassed(wait, placed) || !mayBegin(placed.startsAt)) continue;
      if (slotRefusal(rules, months, { date, time, minutes, now: until }) !== null) continue;
      found.push(placed);
    }
  }
  return found.sort((a, b) => a.startsAt - b.startsAt);
}

function* wishedStarts(
  wait: Wait,
  practitionerId: string,
  { windowDays }: PracticeSettings,
  now: Instant,
) {
  for (const date of datesFrom(toWallTime(now).date, windowDays + 1))
    for (const time of SLOT_TIMES)
      if (matches(wait, { practitionerId, date, time })) yield { date, time };
}

/** A session is replaced by one with the same practitioner. */
function peopleFor({ wait, instead, people }: WaitState): Candidate[] {
  if (instead !== null)
    return people.filter(({ practitioner: { id } }) => id === instead.practitionerId);
  const able = bookable(
    people.map(({ practitioner }) => practitioner),
    wait.serviceId,
  );
  return able.flatMap(({ id }) => people.filter(({ practitioner }) => practitioner.id === id));
}

/**
 * The entry with its offer; null when there is none for it now.
 * @param times of `offerableTimes`
 * @param own the client's bookings
 */
export function nextOffer(
  { wait }: WaitState,
  times: readonly PlacedTime[],
  own: readonly Booking[],
  settings: PracticeSettings,
  now: Instant,
): Offered | null {
  const others = own.filter(({ id, status }) => id !== wait.insteadOf && isActive(status));
  const requests = others.filter(({ status, startsAt }) => status === 'pending' && startsAt > now);
  if (wait.insteadOf === null && requests.length >= settings.maxPendingPerClient) return null;
  const time = times.find((each) => !others.some((other) => overlaps(each, other)));
  return time === undefined ? null : waiting.offering(wait, time, now);
}
