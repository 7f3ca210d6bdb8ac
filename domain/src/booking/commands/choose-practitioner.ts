/**
 * With whom a request is: the person who was asked for, or whoever is free first. Decided from the public months; the locks
 * have the last word, so that the answer is an order in which to try.
 */
import { bookable, type AtWork } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import { refusalByAll, slotRefusal, slotRules, type DayLookup } from '../../slot/free-slots';
import type { Instant } from '../../time/instant';
import { toInstant } from '../../time/practice-time';
import { TimeRefusal } from '../time-refusal';

/** Somebody with whom a request can be, and what the public months show of their time. */
export interface Candidate {
  practitioner: AtWork;
  months: DayLookup;
}

/**
 * Those of these people with whom a request can be, in order.
 * @param asked.practitionerId null for whoever is free first
 * @throws Refusal practitioner-unavailable for somebody who takes no bookings of this service, service-unavailable when
 * nobody does
 */
export function candidatesFor(
  asked: { practitionerId: string | null; serviceId: string },
  people: readonly AtWork[],
): AtWork[] {
  const { practitionerId, serviceId } = asked;
  const able = bookable(people, serviceId);
  if (practitionerId === null) {
    if (able.length === 0) throw new Refusal('service-unavailable');
    return able;
  }
  const wanted = able.filter(({ id }) => id === practitionerId);
  if (wanted.length === 0) throw new Refusal('practitioner-unavailable');
  return wanted;
}

/**
 * In which order they are tried: by their own order those who are free then, after them those whose time seems taken, which
 * may be a hold that has lapsed. Whom the rules forbid the time is left out.
 * @throws TimeRefusal when it is forbidden with everybody
 */
export function inOrderOfTrying<Each extends Candidate>(
  candidates: readonly Each[],
  wanted: { serviceId: string; date: string; time: string; minutes: number },
  settings: PracticeSettings,
  now: Instant,
): Each[] {
  const slot = { date: wanted.date, time: wanted.time, minutes: wanted.minutes, now };
  const diaries = candidates.map(({ practitioner, months }) => ({
    rules: slotRules(settings, practitioner),
    lookup: months,
  }));
  const refusals = diaries.map(({ rules, lookup }) => slotRefusal(rules, lookup, slot));
  const free = candidates.filter((_, index) => refusals[index] === null);
  const taken = candidates.filter((_, index) => refusals[index] === 'taken');
  if (free.length + taken.length === 0) {
    throw new TimeRefusal(refusalByAll(diaries, slot), {
      practitionerIds: candidates.map(({ practitioner }) => practitioner.id),
      serviceId: wanted.serviceId,
      near: toInstant(wanted.date, wanted.time, settings.timeZone),
      minutes: wanted.minutes,
    });
  }
  return [...free, ...taken];
}
