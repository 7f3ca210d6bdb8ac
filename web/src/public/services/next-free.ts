/** The next free times, read over REST. Loaded after React, since it brings the arithmetic of days. */
import { availability, availabilityPath, dayLookup } from '@tulia/domain/records/availability';
import type { AvailabilityMonth } from '@tulia/domain/records/availability';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { bookable, type Practitioner } from '@tulia/domain/practice/practitioner';
import type { Service } from '@tulia/domain/practice/service';
import { nearestFreeSlots, slotRules, type Slot } from '@tulia/domain/slot/free-slots';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, monthsBetween, toWallTime } from '@tulia/domain/time/practice-time';
import { readPublicDocuments } from '../../platform/firebase/public-read';

/** Days ahead that are searched; after these the visitor is sent to the booking page. */
const AHEAD = 21;

/** One list per practitioner. @throws Error without a connection */
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
