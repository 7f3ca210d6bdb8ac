/** Reads the public months for decisions. Commits of bookings write the months without reading them first. */
import { availability, availabilityPath, dayLookup } from '@tulia/domain/records/availability';
import type { Granule } from '@tulia/domain/slot/granule';
import { addDays, monthOf, monthsBetween, weekdayOf } from '@tulia/domain/time/practice-time';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordsOf } from '../platform/stored';
import type { Writer } from '../platform/writer';

/** The months that a session on `date` may touch. */
export function monthsAround(date: string): string[] {
  return monthsBetween(addDays(date, -1), addDays(date, 1));
}

/** The months of the weeks of these dates, in which a series may find other times. */
export function monthsOfWeeks(dates: readonly string[]): string[] {
  const months = dates.flatMap((date) => {
    const monday = addDays(date, 1 - weekdayOf(date));
    return monthsBetween(addDays(monday, -1), addDays(monday, 7));
  });
  return [...new Set(months)];
}

/** Looks up the days of months; a missing day is unavailable. @param reader a transaction or the database */
export async function readMonths(
  reader: Pick<Transaction, 'getAll'> | { getAll: ReturnType<typeof db>['getAll'] },
  { practitionerId, serviceId }: { practitionerId: string; serviceId: string },
  months: readonly string[],
) {
  const refs = months.map((month) => db().doc(availabilityPath(practitionerId, month)));
  const docs = refs.length > 0 ? await reader.getAll(...refs) : [];
  return dayLookup(recordsOf(availability, { docs }), serviceId);
}

/** Marks steps busy or free in a practitioner's months. A step in both lists becomes busy. */
export function writeBusy(
  writer: Writer,
  practitionerId: string,
  { add, remove }: { add: readonly Granule[]; remove: readonly Granule[] },
): void {
  const kept = new Set(add.map((each) => each.startsAt));
  const gone = remove.filter((each) => !kept.has(each.startsAt));
  // Firestore accepts one transformation of a field in a write, so additions and removals are two writes.
  for (const [granules, transform] of [
    [add, (steps: string[]) => FieldValue.arrayUnion(...steps)],
    [gone, (steps: string[]) => FieldValue.arrayRemove(...steps)],
  ] as const) {
    for (const [month, days] of byMonthAndDay(granules)) {
      const busy = Object.fromEntries(
        [...days].map(([date, steps]) => [date, { busy: transform(steps) }]),
      );
      writer.set(
        db().doc(availabilityPath(practitionerId, month)),
        { practitionerId, month, days: busy },
        { merge: true },
      );
    }
  }
}

function byMonthAndDay(granules: readonly Granule[]): Map<string, Map<string, string[]>> {
  const months = new Map<string, Map<string, string[]>>();
  for (const [date, ofDay] of Map.groupBy(granules, (each) => each.date)) {
    const days = months.get(monthOf(date)) ?? new Map<string, string[]>();
    months.set(
      monthOf(date),
      days.set(
        date,
        ofDay.map(({ time }) => time),
      ),
    );
  }
  return months;
}
