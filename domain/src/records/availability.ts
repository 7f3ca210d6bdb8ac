import type { AvailabilityDay } from '../slot/availability-day';
import { DAY_STEPS } from '../slot/granule';
import { monthOf } from '../time/practice-time';
import { defineRecord } from './record';

/** One date of the public month. Its `timeSlots` are blocked for all services. */
export interface MonthDay extends AvailabilityDay {
  serviceTimeSlots?: Record<string, string[]>;
}

/** `availability/{practitionerId}_{YYYY-MM}`: public. A missing date is unavailable. */
export interface AvailabilityMonth {
  practitionerId: string;
  month: string;
  days: Record<string, MonthDay>;
}

export const availability = defineRecord<AvailabilityMonth>('availability');

const availabilityId = (practitionerId: string, month: string) => `${practitionerId}_${month}`;
export const availabilityPath = (practitionerId: string, month: string) =>
  `availability/${availabilityId(practitionerId, month)}`;

/**
 * The availability of one practitioner for one service, from loaded months. A date without a row is undefined, which
 * means unavailable. A partial row is unavailable too but says what is taken or blocked, because staff also book
 * outside the clients' days. A day with all steps blocked is unavailable (specification section 7).
 */
export function dayLookup(
  months: readonly AvailabilityMonth[],
  serviceId: string,
): (date: string) => AvailabilityDay | undefined {
  const byMonth = new Map(months.map((each) => [each.month, each.days]));
  return (date) => {
    const day = byMonth.get(monthOf(date))?.[date] as Partial<MonthDay> | undefined;
    if (day === undefined) return undefined;
    const { timeSlots: forAll = [], serviceTimeSlots = {}, busy = [] } = day;
    const forService = serviceTimeSlots[serviceId] ?? [];
    const timeSlots =
      forService.length === 0 ? forAll : [...new Set([...forAll, ...forService])].sort();
    const isAvailable = day.isAvailable === true && timeSlots.length < DAY_STEPS.length;
    return { timeSlots, busy, isAvailable };
  };
}
