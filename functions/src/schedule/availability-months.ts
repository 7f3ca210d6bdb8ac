/** The public months: read for decisions, and written blindly (never read first) inside the commits of bookings. */
import {
  availability,
  availabilityPath,
  dayLookup,
  type AvailabilityMonth,
} from '@tulia/domain/records/availability';
import type { Granule } from '@tulia/domain/slot/granule';
import type { DayLookup } from '@tulia/domain/slot/free-slots';
import { addDays, monthOf, monthsBetween } from '@tulia/domain/time/practice-time';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { db } from '../platform/app';
import type { Writer } from '../platform/writer';

/** The practitioner of the months, and the service for which they are looked at. */
export interface MonthsOf {
  practitionerId: string;
  serviceId: string;
}

function monthRefs(practitionerId: string, months: readonly string[]): DocumentReference[] {
  return months.map((month) => db().doc(availabilityPath(practitionerId, month)));
}

/** A lookup over the snapshots of months; what is missing is unavailable. */
function lookupFrom(snapshots: readonly DocumentSnapshot[], serviceId: string): DayLookup {
  const months: AvailabilityMonth[] = [];
  for (const snapshot of snapshots) {
    const data = snapshot.data();
    if (data !== undefined) months.push(availability.fromStored(data));
  }
  return dayLookup(months, serviceId);
}

/** The months that a session on `date` may touch, at any length. */
export function monthsAround(date: string): string[] {
  return monthsBetween(addDays(date, -1), addDays(date, 1));
}

/** A lookup over months, read within a transaction or, given the database itself, as they stand at the moment. */
export async function readMonths(
  reader: Pick<Transaction, 'getAll'> | { getAll: ReturnType<typeof db>['getAll'] },
  { practitionerId, serviceId }: MonthsOf,
  months: readonly string[],
): Promise<DayLookup> {
  const refs = monthRefs(practitionerId, months);
  return lookupFrom(refs.length > 0 ? await reader.getAll(...refs) : [], serviceId);
}

/** What happens to the busy steps of one commit. */
export interface BusyChange {
  add: readonly Granule[];
  remove: readonly Granule[];
}

/** Marks steps busy or free in a practitioner's months. A step that is both removed and added stays as added. */
export function writeBusy(
  writer: Writer,
  practitionerId: string,
  { add, remove }: BusyChange,
): void {
  const kept = new Set(add.map((each) => each.startsAt));
  const gone = remove.filter((each) => !kept.has(each.startsAt));
  // A field takes one transformation per write, so additions and removals on one day are two writes.
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
  for (const { date, time } of granules) {
    const days = months.get(monthOf(date)) ?? new Map<string, string[]>();
    days.set(date, [...(days.get(date) ?? []), time]);
    months.set(monthOf(date), days);
  }
  return months;
}
