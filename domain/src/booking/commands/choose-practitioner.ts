/** The practitioners to try for a request, in order, because the public months may be behind the locks. */
import { bookable, type AtWork } from '../../practice/practitioner';
import type { PracticeSettings } from '../../practice/settings';
import { Refusal } from '../../refusal';
import { refusalByAll, slotRefusal, slotRules, type DayLookup } from '../../slot/free-slots';
import type { Instant } from '../../time/instant';
import { toInstant } from '../../time/practice-time';
import { TimeRefusal } from '../time-refusal';

export interface Candidate {
  practitioner: AtWork;
  months: DayLookup;
}

/** @param asked.practitionerId null for any @throws Refusal practitioner-unavailable, service-unavailable */
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

/** First the free ones, then those whose time is taken, maybe by a lapsed hold. @throws TimeRefusal for none */
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
      near: toInstant(wanted.date, wanted.time),
      minutes: wanted.minutes,
    });
  }
  return [...free, ...taken];
}
