/**
 * The next times at which a practitioner is free, from the public months of availability, read over REST. Loaded
 * when a page has woken up: it brings the calendar arithmetic along, which no page needs to be read.
 */
import {
  availability,
  availabilityPath,
  dayLookup,
  type AvailabilityMonth,
} from '@tulia/domain/records/availability';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { bookable, type Practitioner } from '@tulia/domain/practice/practitioner';
import type { Service } from '@tulia/domain/practice/service';
import { nearestFreeSlots, slotRules, type Slot } from '@tulia/domain/slot/free-slots';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, monthsBetween, toWallTime } from '@tulia/domain/time/practice-time';
import { readPublicDocuments } from '../../platform/firebase/public-read';

/**
 * How many days ahead are looked at; after three weeks without a free time the visitor is shown the booking page.
 */
const AHEAD = 21;

/** The public months that the next weeks lie in, one list for each practitioner. @throws Error without a connection */
export async function readComingMonths(
  people: readonly Practitioner[],
  now: Instant,
): Promise<ReadonlyMap<string, AvailabilityMonth[]>> {
  const { date } = toWallTime(now);
  const months = monthsBetween(date, addDays(date, AHEAD + 1));
  const taking = bookable(people, null);
  const documents = await readPublicDocuments(
    taking.flatMap(({ id }) => months.map((month) => availabilityPath(id, month))),
  );
  const found = documents.map(({ data }) => availability.fromStored(data));
  return new Map(
    taking.map(({ id }) => [id, found.filter((each) => each.practitionerId === id)] as const),
  );
}

export function nextFreeTimes(
  months: ReadonlyMap<string, readonly AvailabilityMonth[]>,
  about: {
    people: readonly Practitioner[];
    practice: PracticeSettings;
    service: Pick<Service, 'slug' | 'durationMinutes'>;
    now: Instant;
    count: number;
  },
): Slot[] {
  const { people, practice, service, now, count } = about;
  const settings = { ...practice, windowDays: Math.min(practice.windowDays, AHEAD) };
  const diaries = bookable(people, service.slug).map((person) => ({
    rules: slotRules(settings, person),
    lookup: dayLookup(months.get(person.id) ?? [], service.slug),
  }));
  const wanted = { near: now, minutes: service.durationMinutes, now, count };
  return nearestFreeSlots(diaries, wanted);
}
