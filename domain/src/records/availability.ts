import type { AvailabilityDay } from '../slot/availability-day';
import { monthOf } from '../time/practice-time';
import { defineRecord } from './record';

export type { AvailabilityDay };

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
