import { monthOf } from '../time/practice-time';
import { defineRecord } from './record';

/** One practice date of one service. Steps are the 30-minute `HH:MM` starts of `slot/granule.ts`. */
export interface AvailabilityDay {
  /** blocked steps: the specification's `time_slots` are the unavailable ones (design section 8) */
  timeSlots: string[];
  /** steps held or taken, derived from the locks, without names */
  busy: string[];
  isAvailable: boolean;
}

/** `availability/{serviceId}_{YYYY-MM}`: the public month. A missing date is unavailable. */
export interface AvailabilityMonth {
  serviceId: string;
  /** `YYYY-MM` */
  month: string;
  days: Record<string, AvailabilityDay>;
}

export const availability = defineRecord<AvailabilityMonth>({ collection: 'availability' });

export const availabilityId = (serviceId: string, month: string) => `${serviceId}_${month}`;
export const availabilityPath = (serviceId: string, month: string) =>
  `availability/${availabilityId(serviceId, month)}`;

/** A lookup over loaded months; a date without a row, or with half a row, is undefined and thereby unavailable. */
export function dayLookup(
  months: readonly AvailabilityMonth[],
): (date: string) => AvailabilityDay | undefined {
  const byMonth = new Map(months.map((each) => [each.month, each.days]));
  return (date) => {
    const day = byMonth.get(monthOf(date))?.[date] as Partial<AvailabilityDay> | undefined;
    if (day?.isAvailable === undefined) return undefined;
    return { timeSlots: day.timeSlots ?? [], busy: day.busy ?? [], isAvailable: day.isAvailable };
  };
}
